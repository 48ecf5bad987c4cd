import { useEffect, useState } from 'react'

/** False in the server's HTML and while the browser hydrates it, then true. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
