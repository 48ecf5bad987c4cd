import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

const settledAfterMs = 3_000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Goes to the place that the address names, if it is one of these parts, as soon as they are there. */
export function useHashTarget(parts: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place && parts.current?.contains(place)) return stayAt(place, parts.current)
  }, [hash, parts])
}

/** What arrives above a place pushes it away: for a moment it is followed, until the person moves on their own. */
function stayAt(place: HTMLElement, parts: HTMLElement): () => void {
  const go = () => place.scrollIntoView()
  // Coming from another page nothing holds the focus yet; a field that does keeps it.
  if (document.activeElement === document.body) place.focus({ preventScroll: true })
  const watch = new MutationObserver(go)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  const timer = setTimeout(stop, settledAfterMs)
  watch.observe(parts, { childList: true, subtree: true })
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  go()
  return stop
}
