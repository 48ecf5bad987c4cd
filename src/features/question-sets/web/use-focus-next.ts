import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus to what a selector finds in a part of the page, once the change that is under way is shown. */
export function useFocusNext(part: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined)
  // At once: keys that are pressed before it would go elsewhere.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const element = part.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = undefined
    element?.focus()
  })
  return (selector) => {
    wanted.current = selector
  }
}
