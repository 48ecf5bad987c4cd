import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to the place that the address names, if it is one of these parts, as soon as they are there. */
export function useNamedPlace(parts: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place && parts.current?.contains(place)) place.scrollIntoView()
  }, [hash, parts])
}
