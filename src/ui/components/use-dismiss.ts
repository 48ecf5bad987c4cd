import { type RefObject, useEffect, useRef } from 'react'

/** While `open`, calls `close` on Esc and on a press outside `root`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: (reason: 'escape' | 'outside') => void,
): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current('escape')
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current('outside')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [root, open])
}
