import { useEffect, useRef } from 'react'
import type { InterviewState } from '../contract.ts'

type Wanted = {
  read: () => Promise<InterviewState>
  /** Whether nothing here could be lost by taking what the server has. */
  isSafe: () => boolean
  onFresh: (state: InterviewState) => void
}

/**
 * Asks where the interview stands when the page is looked at again, since it may have gone on in another tab or on
 * another device, and when it was loaded again, since the last words may have been on their way then.
 */
export function useFreshState(wanted: Wanted): void {
  const now = useRef(wanted)
  now.current = wanted
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || !now.current.isSafe()) return
      try {
        const state = await now.current.read()
        if (now.current.isSafe()) now.current.onFresh(state)
      } catch {
        // The page goes on with what it has; the next saving tells what is wrong.
      }
    }
    const onLook = () => void look()
    document.addEventListener('visibilitychange', onLook)
    if (wasLoadedAgain()) onLook()
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [])
}

function wasLoadedAgain(): boolean {
  const [loading] = performance.getEntriesByType?.('navigation') ?? []
  const how = loading && 'type' in loading ? loading.type : 'navigate'
  return how === 'reload' || how === 'back_forward'
}
