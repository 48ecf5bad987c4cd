import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top and focuses the page after each change of route, unless the address has a `#fragment`. */
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
