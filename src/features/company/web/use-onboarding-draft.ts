import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { createDraftKeeper } from './draft-keeper.ts'

/** What was typed and chosen so far: it outlives the page, the session and the day, and is there on other devices. */
export function useOnboardingDraft() {
  const [owner] = useState(() => currentSession().userId)
  const [keeper] = useState(() => createDraftKeeper(`onboarding:${owner ?? ''}`))
  const shown = useSyncExternalStore(keeper.subscribe, keeper.current)
  useEffect(() => {
    void keeper.open()
    // Once somebody else is signed in, or nobody, this tab's own copy has to do.
    const leave = () => (currentSession().userId === owner ? keeper.leave() : keeper.stop())
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('online', keeper.flush)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('online', keeper.flush)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [keeper, owner])
  return { shown, keeper }
}
