import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftKeeper } from './draft-keeper.ts'

/** What was typed and chosen so far: it outlives the page, the session and the day, and is there on other devices. */
export function useKeptDraft<Draft extends object>(
  make: () => DraftKeeper<Draft>,
  isStillOurs: () => boolean,
) {
  const [keeper] = useState(make)
  const [isOurs] = useState(() => isStillOurs)
  const shown = useSyncExternalStore(keeper.subscribe, keeper.current)
  const here = shown.phase === 'open' && (shown.saving === 'failing' || shown.other !== null)
  useEffect(() => {
    void keeper.open()
    // Once somebody else is signed in, or nobody, this tab's own copy has to do.
    const leave = () => (isOurs() ? keeper.leave() : keeper.stop())
    const look = () => void keeper.look()
    const onVisible = () => (document.visibilityState === 'hidden' ? leave() : look())
    window.addEventListener('online', keeper.flush)
    window.addEventListener('pagehide', leave)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', keeper.flush)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', onVisible)
      leave()
    }
  }, [keeper, isOurs])
  useEffect(() => {
    const tabs = new BroadcastChannel(`draft:${keeper.place}`)
    tabs.onmessage = keeper.doubt
    const tell = () => tabs.postMessage('saved')
    const stopTelling = keeper.onSaved(tell)
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      stopTelling()
      // What is saved on leaving is heard of before it is.
      tell()
      tabs.close()
    }
  }, [keeper])
  useEffect(() => {
    if (!here) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [here])
  return { shown, keeper }
}
