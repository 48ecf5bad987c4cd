type Send<Draft> = (draft: Draft, how: { signal: AbortSignal; keepalive: boolean }) => Promise<void>

const quietMs = 600
const retryMs = 5_000

/**
 * Sends what was typed shortly after the last key, one at a time, and again until it has arrived. `send` throws what
 * is worth another try.
 */
export function createDraftSaver<Draft>(send: Send<Draft>) {
  let waiting: { draft: Draft } | null = null
  let underWay: { draft: Draft; stop: AbortController } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!waiting || underWay) return
    const one = { ...waiting, stop: new AbortController() }
    waiting = null
    underWay = one
    try {
      await send(one.draft, { signal: one.stop.signal, keepalive: false })
      if (underWay === one && waiting) later(quietMs)
    } catch {
      if (underWay === one) {
        waiting ??= { draft: one.draft }
        later(retryMs)
      }
    } finally {
      if (underWay === one) underWay = null
    }
  }
  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  function drop(): void {
    clearTimeout(timer)
    waiting = null
    underWay?.stop.abort()
    underWay = null
  }
  return {
    note(draft: Draft): void {
      waiting = { draft }
      later(quietMs)
    },
    flush,
    drop,
    /** The page is being left: what has not arrived is sent in a way that outlives it. */
    leave(): void {
      const last = waiting ?? underWay
      drop()
      if (!last) return
      send(last.draft, { signal: new AbortController().signal, keepalive: true }).catch(() => {
        // This tab's own copy is left, and is sent when it is opened again.
      })
    },
  }
}
