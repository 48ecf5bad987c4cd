import { useEffect, useRef } from 'react'
import type { InterviewState } from '../contract/interviews.ts'

type Wanted = {
  read: () => Promise<InterviewState>
  /** Whether replacing the local state by the server's loses nothing. */
  isSafe: () => boolean
  onFresh: (state: InterviewState) => void
}

/**
 * Reads the interview again when the page becomes visible, as it may have continued elsewhere, and after a reload, as
 * the last text may have been on its way then.
 */
export function useStateRefresh(wanted: Wanted): void {
  const now = useRef(wanted)
  now.current = wanted
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || !now.current.isSafe()) return
      try {
        const state = await now.current.read()
        if (now.current.isSafe()) now.current.onFresh(state)
      } catch {
        // The page keeps its state; the next save shows the problem.
      }
    }
    const onVisible = () => void refresh()
    document.addEventListener('visibilitychange', onVisible)
    if (wasReloaded()) onVisible()
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

function wasReloaded(): boolean {
  const [loading] = performance.getEntriesByType?.('navigation') ?? []
  const type = loading && 'type' in loading ? loading.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}
