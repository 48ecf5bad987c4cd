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

class Outbox {
  wanted: Wanted
  #show: (change: (last: Saving) => Saving) => void
  #latest: Unsent | null = null
  #waiting: Unsent | null = null
  #running = 0
  #tries = 0
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wanted: Wanted, show: (change: (last: Saving) => Saving) => void) {
    this.wanted = wanted
    this.#show = show
  }

  /** Saves a draft soon; typing ends the retries of an answer. */
  type = (unsent: Unsent): void => {
    this.#latest = this.#waiting = unsent
    this.#show((last) => (last === 'unsent' ? 'idle' : last))
    this.#flushLater()
  }

  send = (unsent: Unsent): void => {
    this.#latest = this.#waiting = unsent
    this.#tries = 0
    void this.flush()
  }

  /** Sends what waits, one draft at a time. Leaving sends at once, for it may be the last chance; so does an answer. */
  async flush(leaving = false): Promise<void> {
    clearTimeout(this.#timer)
    const item = this.#waiting
    if (!item || (this.#running > 0 && !leaving && !item.isAnswer)) return
    this.#waiting = null
    this.#since = 0
    this.#running += 1
    if (item.isAnswer) this.#show(() => 'sending')
    try {
      await this.wanted.send(item)
      this.#tries = 0
      if (this.#latest === item) this.#show(() => 'idle')
      this.wanted.onSent(item)
    } catch (error) {
      if (!this.wanted.isFinal(error) && this.#latest === item) this.#retry(item)
    } finally {
      this.#running -= 1
    }
    if (this.#waiting && this.#waiting !== item) this.#flushLater()
  }

  async refresh(): Promise<void> {
    if (!this.#isIdle()) return
    const before = this.#latest
    // Without a reply the page keeps its state; the next save shows the problem.
    const fresh = await this.wanted.read().catch(() => null)
    if (fresh && this.#isIdle() && this.#latest === before) this.wanted.onFresh(fresh)
  }

  stop(): void {
    this.#latest = this.#waiting = null
    clearTimeout(this.#timer)
  }

  #isIdle = (): boolean => !this.#waiting && this.#running === 0

  #retry(item: Unsent): void {
    this.#waiting = item
    this.#show(() => (item.isAnswer ? 'unsent' : 'offline'))
    const ms = retriesMs[Math.min(this.#tries++, retriesMs.length - 1)]
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #flushLater(): void {
    clearTimeout(this.#timer)
    this.#since ||= Date.now()
    const ms = Math.min(debounceMs, this.#since + maxWaitMs - Date.now())
    this.#timer = setTimeout(() => void this.flush(), Math.max(0, ms))
  }
}

/**
 * Saves drafts and answers until they have arrived. Reads the interview again when the page becomes visible, as it may
 * have continued elsewhere, and after a reload, as the last text may have been on its way then.
 */
export function useUnsentText(wanted: Wanted) {
  const [saving, setSaving] = useState<Saving>('idle')
  const [outbox] = useState(() => new Outbox(wanted, setSaving))
  outbox.wanted = wanted
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
