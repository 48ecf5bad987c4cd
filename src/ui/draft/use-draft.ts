import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftSync } from './draft-sync.ts'

/** A draft that outlives the page and the session and is there on other devices. `isOwner`: its author is signed in. */
export function useDraft<Draft extends object>(make: () => DraftSync<Draft>, isOwner: () => boolean) {
  const [sync] = useState(make)
  const [mayKeep] = useState(() => isOwner)
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const failing = state.phase === 'open' && state.saving === 'failing'
  useEffect(() => {
    void sync.open()
    const leave = () => (mayKeep() ? sync.leave() : sync.stop())
    const refresh = () => void sync.refresh()
    const flush = () => sync.flush()
    const onVisible = () => (document.visibilityState === 'hidden' ? leave() : refresh())
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', leave)
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', onVisible)
      if (mayKeep()) sync.close()
      else sync.stop()
    }
  }, [sync, mayKeep])
  useEffect(() => {
    if (!failing) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [failing])
  return { state, sync }
}
