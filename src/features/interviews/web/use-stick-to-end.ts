import { type RefObject, useEffect } from 'react'

/**
 * Scrolls to the end when `what` changes, and stays there while the content grows or a phone's keyboard opens. Null for
 * content that is read from its top.
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, what: string | null): void {
  const sticks = what !== null
  useEffect(() => {
    const element = scroller.current
    if (element) element.scrollTop = what === null ? 0 : element.scrollHeight
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
      if (atEnd) element.scrollTop = element.scrollHeight
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
