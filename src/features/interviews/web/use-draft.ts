import { useEffect, useRef, useState } from 'react'

type Typed = { index: number; text: string }
type Save = (index: number, text: string) => Promise<void>

const quietMs = 800
/** Whoever writes without a pause is saved as often. */
const longestMs = 3000
const retryMs = 5000

/** Saves unsent text shortly after the last key, one save at a time, and again and again until it is safe. */
function createDraftSaver(tell: (failed: boolean) => void) {
  let save: Save = async () => {}
  let waiting: Typed | null = null
  let saving = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0

  /** `leaving`: there may be no other moment, even while something is being saved. */
  async function flush(leaving = false): Promise<void> {
    clearTimeout(timer)
    if ((saving > 0 && !leaving) || !waiting) return
    const typed = waiting
    waiting = null
    since = 0
    saving += 1
    try {
      await save(typed.index, typed.text)
      tell(false)
    } catch {
      waiting ??= typed
      tell(true)
      timer = setTimeout(() => void flush(), retryMs)
    } finally {
      saving -= 1
    }
    if (waiting && waiting !== typed) later()
  }
  function later(): void {
    clearTimeout(timer)
    since ||= Date.now()
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(quietMs, since + longestMs - Date.now())))
  }
  return {
    through: (how: Save) => {
      save = how
    },
    note: (typed: Typed) => {
      waiting = typed
      later()
    },
    drop: () => {
      waiting = null
      since = 0
      clearTimeout(timer)
      tell(false)
    },
    flush,
    isSafe: () => !waiting && saving === 0,
  }
}

/** Keeps on the server what is typed; `failed` while it could not. */
export function useDraft(save: Save) {
  const [failed, setFailed] = useState(false)
  const [saver] = useState(() => createDraftSaver(setFailed))
  const unsafe = useRef(failed)
  unsafe.current = failed
  saver.through(save)
  useEffect(() => {
    const flush = () => void saver.flush()
    const leave = () => void saver.flush(true)
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsafe.current) event.preventDefault()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', onLeave)
      saver.drop()
    }
  }, [saver])
  return { failed, note: saver.note, drop: saver.drop, isSafe: saver.isSafe }
}
