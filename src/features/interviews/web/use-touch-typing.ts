import { type RefObject, useEffect, useState } from 'react'

const leaveMs = 250

const byTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

/**
 * Whether somebody writes on a touch screen. Meanwhile the page is as high as what the keyboard leaves visible, and its
 * header hides (`data-typing`, `--visible-height`, `--visible-top` on the root element).
 */
export function useTouchTyping(
  root: RefObject<HTMLElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const [area, text] = [root.current, box.current]
    if (!area || !text) return
    const page = new AbortController()
    let leaving: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(leaving)
      setTyping(byTouch())
    }
    // The press that takes the focus must end before what was pressed moves away.
    const end = () => {
      leaving = setTimeout(() => setTyping(false), leaveMs)
    }
    text.addEventListener('focus', begin, page)
    text.addEventListener('blur', end, page)
    // A press beside the text would close the keyboard, and the button would move away from the finger.
    area.addEventListener(
      'mousedown',
      (event) => {
        if (event.target !== text && document.activeElement === text && byTouch()) event.preventDefault()
      },
      page,
    )
    if (document.activeElement === text) setTyping(byTouch())
    return () => {
      page.abort()
      clearTimeout(leaving)
    }
  }, [root, box])
  useEffect(() => (typing ? fitVisible() : undefined), [typing])
  return typing
}

function fitVisible(): () => void {
  const { dataset, style } = document.documentElement
  const visible = window.visualViewport
  const measure = () => {
    if (!visible) return
    style.setProperty('--visible-height', `${visible.height}px`)
    style.setProperty('--visible-top', `${visible.offsetTop}px`)
  }
  dataset.typing = ''
  measure()
  visible?.addEventListener('resize', measure)
  visible?.addEventListener('scroll', measure)
  return () => {
    delete dataset.typing
    style.removeProperty('--visible-height')
    style.removeProperty('--visible-top')
    visible?.removeEventListener('resize', measure)
    visible?.removeEventListener('scroll', measure)
  }
}
