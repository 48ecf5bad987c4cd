import { type ComponentType, use, useSyncExternalStore } from 'react'

export type Load = () => Promise<ComponentType>
interface Fetched {
  coming: Promise<ComponentType>
  Shown?: ComponentType
  failed?: true
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
  const coming = Promise.resolve()
    .then(() => {
      count(1)
      return load()
    })
    .finally(() => count(-1))
  const one: Fetched = { coming: coming.then((Shown) => (one.Shown = Shown)) }
  one.coming.catch(() => (one.failed = true))
  fetched.set(load, one)
  return one
}

/** Code that did not come is asked for again when its page is opened again. */
export function forgetFailures(): void {
  for (const [load, { failed }] of fetched) if (failed) fetched.delete(load)
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
