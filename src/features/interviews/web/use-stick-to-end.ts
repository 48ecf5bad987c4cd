import { type RefObject, useEffect, useRef } from 'react'

/** The end; or the beginning of what the interviewer said last where both do not fit: it says what the rest is for. */
function endOf(element: HTMLElement, whole: boolean): number {
  const said = whole ? null : element.querySelector<HTMLElement>('ol>[data-side=start]:last-child')
  return Math.min(element.scrollHeight, said ? said.offsetTop - 16 : Infinity)
}

/**
 * Scrolls to the end when `what` changes, and stays there while the content grows or a phone's keyboard opens. Null for
 * content that is read from its top; `whole` where the last message is answered and what follows it matters.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  what: string | null,
  whole: boolean,
): void {
  const sticks = what !== null
  const atEnd = useRef(true)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const target = what === null ? 0 : endOf(element, whole)
    element.scrollTop = target
    // It may get there smoothly, so later.
    atEnd.current = element.scrollHeight - target - element.clientHeight < 48
  }, [scroller, what, whole])
  useEffect(() => {
    const element = scroller.current
    if (!element || !sticks || typeof ResizeObserver === 'undefined') return
    let before = element.scrollTop
    const onScroll = () => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < 48
      // Only scrolling up leaves the end: growing content also moves it away before this event.
      atEnd.current = near || (atEnd.current && element.scrollTop >= before)
      before = element.scrollTop
    }
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
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
