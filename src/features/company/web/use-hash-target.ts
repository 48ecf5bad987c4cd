import { useEffect } from 'react'
import { useLocation } from 'react-router'

const settledAfterMs = 3_000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to the section that the address names, again while lists above it load, until the person moves. */
export function useHashTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))
    if (!section) return
    const go = () => section.scrollIntoView()
    go()
    // A field that somebody is in keeps the focus.
    if (document.activeElement === document.body) section.focus({ preventScroll: true })
    const loading = new MutationObserver(go)
    loading.observe(document.body, { childList: true, subtree: true })
    const stop = () => loading.disconnect()
    const timer = setTimeout(stop, settledAfterMs)
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true, once: true })
    return () => {
      stop()
      clearTimeout(timer)
      for (const move of ownMoves) window.removeEventListener(move, stop)
    }
  }, [hash])
}
