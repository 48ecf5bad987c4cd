import { useEffect, useRef, useState } from 'react'

type Typed = { index: number; text: string }
type Save = (index: number, text: string) => Promise<void>

const debounceMs = 800
/** Also saved this often while typing goes on. */
const maxWaitMs = 3000
const retryMs = 5000

/** Saves unsent text shortly after the last key, one save at a time, and retries until it is saved. */
function createDraftSaver(onChange: (failed: boolean) => void) {
  let save: Save = async () => {}
  let waiting: Typed | null = null
  let saving = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0

  /** `leaving`: saves at once, even beside a running save, for it may be the last chance. */
  async function flush(leaving = false): Promise<void> {
    clearTimeout(timer)
    if ((saving > 0 && !leaving) || !waiting) return
    const typed = waiting
    waiting = null
    since = 0
    saving += 1
    try {
      await save(typed.index, typed.text)
      onChange(false)
    } catch {
      waiting ??= typed
      onChange(true)
      timer = setTimeout(() => void flush(), retryMs)
    } finally {
      saving -= 1
    }
    if (waiting && waiting !== typed) later()
  }
  function later(): void {
    clearTimeout(timer)
    since ||= Date.now()
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(debounceMs, since + maxWaitMs - Date.now())))
  }
  return {
    update: (current: Save) => {
      save = current
    },
    note: (typed: Typed) => {
      waiting = typed
      later()
    },
    drop: () => {
      waiting = null
      since = 0
      clearTimeout(timer)
      onChange(false)
    },
    flush,
    isSaved: () => !waiting && saving === 0,
  }
}

/** Saves drafts on the server; `failed` while the last save did not succeed. */
export function useDraft(save: Save) {
  const [failed, setFailed] = useState(false)
  const [saver] = useState(() => createDraftSaver(setFailed))
  const unsafe = useRef(failed)
  unsafe.current = failed
  saver.update(save)
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
  return { failed, note: saver.note, drop: saver.drop, isSaved: saver.isSaved }
}
