import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After each change of route: to the top, and the focus to the new page. A `#place` in the address wins. */
export function ScrollToTop(): null {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
