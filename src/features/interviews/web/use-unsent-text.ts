import { useEffect, useState } from 'react'
import type { InterviewState } from '../contract/interviews.ts'

/** `unsent`: an answer did not arrive; `offline`: a draft did not. Both are tried again. */
export type Saving = 'idle' | 'sending' | 'unsent' | 'offline'

export type Unsent = { index: number; text: string; isAnswer: boolean }

type Wanted = {
  send: (unsent: Unsent) => Promise<void>
  onSent: (sent: Unsent) => void
  /** Whether retrying is pointless. */
  isFinal: (error: unknown) => boolean
  read: () => Promise<InterviewState>
  /** The interview continued elsewhere; replacing the local state loses nothing. */
  onFresh: (state: InterviewState) => void
}

const debounceMs = 800
/** Also saved this often while typing continues. */
const maxWaitMs = 3000
const retriesMs = [2000, 4000, 8000, 15_000]

function createOutbox(show: (change: (last: Saving) => Saving) => void) {
  let wanted: Wanted
  let latest: Unsent | null = null
  let waiting: Unsent | null = null
  let running = 0
  let tries = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sends what waits, one draft at a time. Leaving sends at once, for it may be the last chance; so does an answer. */
  async function flush(leaving = false): Promise<void> {
    clearTimeout(timer)
    if (!waiting || (running > 0 && !leaving && !waiting.isAnswer)) return
    const item = waiting
    waiting = null
    since = 0
    running += 1
    if (item.isAnswer) show(() => 'sending')
    try {
      await wanted.send(item)
      tries = 0
      if (latest === item) show(() => 'idle')
      wanted.onSent(item)
    } catch (error) {
      if (!wanted.isFinal(error) && latest === item) retry(item)
    } finally {
      running -= 1
    }
    if (waiting && waiting !== item) later()
  }
  function retry(item: Unsent): void {
    waiting = item
    show(() => (item.isAnswer ? 'unsent' : 'offline'))
    timer = setTimeout(() => void flush(), retriesMs[Math.min(tries++, retriesMs.length - 1)])
  }
  function later(): void {
    clearTimeout(timer)
    since ||= Date.now()
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(debounceMs, since + maxWaitMs - Date.now())))
  }
  const isIdle = () => !waiting && running === 0
  async function refresh(): Promise<void> {
    if (!isIdle()) return
    const before = latest
    // Without an answer the page keeps its state; the next save shows the problem.
    const fresh = await wanted.read().catch(() => null)
    if (fresh && isIdle() && latest === before) wanted.onFresh(fresh)
  }
  return {
    update: (current: Wanted) => {
      wanted = current
    },
    /** Saves a draft soon; typing ends the retries of an answer. */
    type: (unsent: Unsent) => {
      latest = waiting = unsent
      show((last) => (last === 'unsent' ? 'idle' : last))
      later()
    },
    send: (unsent: Unsent) => {
      latest = waiting = unsent
      tries = 0
      void flush()
    },
    flush,
    refresh,
    stop: () => {
      latest = waiting = null
      clearTimeout(timer)
    },
  }
}

/**
 * Saves drafts and answers until they have arrived. Reads the interview again when the page becomes visible, as it may
 * have continued elsewhere, and after a reload, as the last text may have been on its way then.
 */
export function useUnsentText(wanted: Wanted) {
  const [saving, setSaving] = useState<Saving>('idle')
  const [outbox] = useState(() => createOutbox(setSaving))
  outbox.update(wanted)
  useEffect(() => {
    const page = new AbortController()
    const leave = () => void outbox.flush(true)
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : void outbox.refresh())
    window.addEventListener('online', () => void outbox.flush(), page)
    window.addEventListener('pagehide', leave, page)
    document.addEventListener('visibilitychange', onVisibility, page)
    if (wasReloaded()) onVisibility()
    return () => {
      page.abort()
      outbox.stop()
    }
  }, [outbox])
  const atRisk = saving === 'unsent' || saving === 'offline'
  useEffect(() => {
    if (!atRisk) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [atRisk])
  return { saving, type: outbox.type, send: outbox.send }
}

function wasReloaded(): boolean {
  const [loading] = performance.getEntriesByType?.('navigation') ?? []
  const type = loading && 'type' in loading ? loading.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}
