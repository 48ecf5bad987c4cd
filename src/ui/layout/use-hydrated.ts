import { useEffect, useState } from 'react'

/** False in the HTML that is sent and while the browser takes it over, then true. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
