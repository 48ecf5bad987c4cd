import { type ComponentType, use, useSyncExternalStore } from 'react'

export type Load = () => Promise<ComponentType>
interface Fetched {
  coming: Promise<ComponentType>
  Shown?: ComponentType
}

const fetched = new Map<Load, Fetched>()
const listeners = new Set<() => void>()
let underWay = 0

function count(change: 1 | -1): void {
  underWay += change
  for (const notify of listeners) notify()
}

/** Fetches the code of a page once, and keeps it. */
export function fetchOnce(load: Load): Fetched {
  const known = fetched.get(load)
  if (known) return known
  // Later: React, which asks while it renders, must not be told meanwhile.
  queueMicrotask(() => count(1))
  const coming = load().finally(() => count(-1))
  const one: Fetched = { coming: coming.then((Shown) => (one.Shown = Shown)) }
  fetched.set(load, one)
  return one
}

/** A page or frame whose code is fetched when it is first shown; the page before stays until it has come. */
export function Opened({ load }: { load: Load }) {
  const { Shown, coming } = fetchOnce(load)
  const Page = Shown ?? use(coming)
  return <Page />
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Whether the next page's code is under way. */
export const useIsOpening = (): boolean => useSyncExternalStore(subscribe, () => underWay > 0)
