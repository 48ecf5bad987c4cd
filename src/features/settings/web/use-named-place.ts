import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to the part of the page that the address names, once that part is there. */
export function useNamedPlace(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
