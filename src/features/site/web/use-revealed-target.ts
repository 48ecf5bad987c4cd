import { useEffect } from 'react'

/** Opens the collapsed section that the address’s `#…` points into, for browsers that do not. */
export function useRevealedTarget(): void {
  useEffect(() => {
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => window.removeEventListener('hashchange', reveal)
  }, [])
}

function reveal(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const part = target?.closest('details')
  if (!target || !part || part.open) return
  part.open = true
  target.scrollIntoView()
}
