import { type ComponentType, useEffect, useState } from 'react'

const againMs = 3_000

/** Code may not come for a while, as to a telephone in a tunnel. */
async function untilItComes<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
}

/** A part of a page whose code comes after the page; what needs it at once, as the server does, loads it before. */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let Come: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const load = (): Promise<void> => {
    coming ??= untilItComes(fetch).then((Part) => {
      Come = Part
    })
    return coming
  }
  function Later(props: Props) {
    const [Part, setPart] = useState(() => Come)
    useEffect(() => {
      if (!Part) void load().then(() => setPart(() => Come))
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
  return { Later, load }
}

/** Loads what comes later as soon as the page has nothing else to do, so that it is there offline as well. */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => void load(), 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => void load())
    return () => cancelIdleCallback(idle)
  }, [load])
}
