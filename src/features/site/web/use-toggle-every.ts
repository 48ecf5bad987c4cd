import { useEffect, useState } from 'react'

/** True and false in turn every `ms`, beginning with false; false while it does not run. */
export function useToggleEvery(ms: number, runs: boolean): boolean {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setOn((last) => !last), ms)
    return () => {
      clearInterval(timer)
      setOn(false)
    }
  }, [ms, runs])
  return on
}
