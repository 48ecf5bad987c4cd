import { type RefObject, useEffect } from 'react'

/** Gives the focus to the part itself when the control that held it goes: a keyboard goes on from there, not from the top. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || !isGone(last)) return
      last = null
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', note)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      element.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [part])
}

/** What held the focus was taken away, or is in a dialog that was closed. */
const isGone = (held: Element): boolean => !held.isConnected || held.closest('dialog:not([open])') !== null
