import { type FocusEvent, useEffect, useRef } from 'react'

/** What a decision takes away may have had the focus: the list takes it then, so that the keyboard goes on from there. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (held.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  const onFocus = () => {
    held.current = true
  }
  const onBlur = ({ relatedTarget: to }: FocusEvent) => {
    // A dialog gives it back.
    if (to instanceof Element && !ref.current?.contains(to) && !to.closest('dialog')) held.current = false
  }
  return { ref, onFocus, onBlur, tabIndex: -1, className: 'outline-none' }
}
