import { type RefObject, useEffect } from 'react'

/** The end, or the beginning of the last message where both do not fit: it says what the rest is for. */
function scrollToEnd(element: HTMLElement): void {
  const last = element.querySelector<HTMLElement>('ol>:last-child')
  element.scrollTop = Math.min(element.scrollHeight, last ? last.offsetTop - 16 : Infinity)
}

/**
 * Scrolls to the end when `what` changes, and stays there while the content grows or a phone's keyboard opens. Null for
 * content that is read from its top.
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, what: string | null): void {
  const sticks = what !== null
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    if (what === null) element.scrollTop = 0
    else scrollToEnd(element)
  }, [scroller, what])
  useEffect(() => {
    const element = scroller.current
    if (!element || !sticks || typeof ResizeObserver === 'undefined') return
    let atEnd = true
    let before = element.scrollTop
    const onScroll = () => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < 48
      // Only scrolling up leaves the end: growing content also moves it away before this event.
      atEnd = near || (atEnd && element.scrollTop >= before)
      before = element.scrollTop
    }
    const observer = new ResizeObserver(() => {
      if (atEnd) scrollToEnd(element)
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, sticks])
}
