import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the reader asks for stillness; so on the server, where nobody can say. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )

function subscribe(tell: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}
