import { useEffect, useRef, useState } from 'react'

type Typed = { index: number; text: string }
type Save = (index: number, text: string) => Promise<void>

const quietMs = 800
const retryMs = 5000

/** Saves unsent text shortly after the last key, one save at a time, and again and again until it is safe. */
function createDraftSaver(tell: (failed: boolean) => void) {
  let save: Save = async () => {}
  let waiting: Typed | null = null
  let saving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (saving || !waiting) return
    const typed = waiting
    waiting = null
    saving = true
    try {
      await save(typed.index, typed.text)
      tell(false)
    } catch {
      waiting ??= typed
      tell(true)
      timer = setTimeout(() => void flush(), retryMs)
    } finally {
      saving = false
    }
    if (waiting && waiting !== typed) later()
  }
  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), quietMs)
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
      clearTimeout(timer)
      tell(false)
    },
    flush,
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
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsafe.current) event.preventDefault()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', onLeave)
      saver.drop()
    }
  }, [saver])
  return { failed, note: saver.note, drop: saver.drop }
}
