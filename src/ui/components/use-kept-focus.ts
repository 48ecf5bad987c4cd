import { type RefObject, useEffect } from 'react'

/** Focuses the section when its focused control disappears, so that the keyboard continues there and not at the top. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || !isGone(last)) return
      last = null
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', remember)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      element.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [part])
}

/** Removed, or in a closed dialog. */
const isGone = (held: Element): boolean => !held.isConnected || held.closest('dialog:not([open])') !== null
