import { useEffect, useState } from 'react'
import type { InterviewState } from '../contract/interviews.ts'
import { keyOf, type Target } from './interview-steps.ts'

/** `unsent`: an answer did not arrive; `offline`: a draft did not. Both are tried again. */
export type Saving = 'idle' | 'sending' | 'unsent' | 'offline'

export type Unsent = Target & { text: string; kind: 'draft' | 'answer' | 'skip' }

type Wanted = {
  /** `isNewest` says whether nothing was written there since. */
  send: (unsent: Unsent, isNewest: () => boolean) => Promise<void>
  /** Whether retrying is pointless. */
  isFinal: (error: unknown) => boolean
  read: () => Promise<InterviewState>
  /** The interview continued elsewhere; replacing the local state loses nothing. */
  onFresh: (state: InterviewState) => void
}

type States = Readonly<Record<string, Saving>>

const debounceMs = 800
/** Also saved this often while typing continues. */
const maxWaitMs = 3000
const retriesMs = [2000, 4000, 8000, 15_000]

class Outbox {
  wanted: Wanted
  #show: (change: (last: States) => States) => void
  readonly #newest = new Map<string, Unsent>()
  readonly #waiting = new Map<string, Unsent>()
  readonly #running: string[] = []
  #typed = 0
  #tries = 0
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wanted: Wanted, show: (change: (last: States) => States) => void) {
    this.wanted = wanted
    this.#show = show
  }

  /** Saves a draft soon; typing ends the retries of an answer. */
  type = (unsent: Unsent): void => {
    this.#put(unsent)
    this.#say(unsent, (last) => (last === 'offline' ? last : 'idle'))
    this.#flushLater()
  }

  send = (unsent: Unsent): void => {
    this.#put(unsent)
    this.#tries = 0
    this.flush()
  }

  /** Sends what waits, one draft of a text at a time. Leaving sends at once, for it may be the last chance. */
  flush = (leaving = false): void => {
    clearTimeout(this.#timer)
    this.#since = 0
    for (const item of [...this.#waiting.values()])
      if (leaving || item.kind !== 'draft' || !this.#running.includes(keyOf(item))) void this.#post(item)
  }

  async refresh(): Promise<void> {
    if (!this.#isIdle()) return
    const before = this.#typed
    // Without a reply the page keeps its state; the next save shows the problem.
    const fresh = await this.wanted.read().catch(() => null)
    if (fresh && this.#isIdle() && this.#typed === before) this.wanted.onFresh(fresh)
  }

  stop(): void {
    this.#newest.clear()
    this.#waiting.clear()
    clearTimeout(this.#timer)
  }

  async #post(item: Unsent): Promise<void> {
    const key = keyOf(item)
    const isNewest = () => this.#newest.get(key) === item
    this.#waiting.delete(key)
    this.#running.push(key)
    if (item.kind !== 'draft') this.#say(item, () => 'sending')
    try {
      await this.wanted.send(item, isNewest)
      this.#tries = 0
      if (isNewest()) this.#say(item, () => 'idle')
    } catch (error) {
      if (!this.wanted.isFinal(error) && isNewest()) this.#retry(item)
    } finally {
      this.#running.splice(this.#running.indexOf(key), 1)
    }
    const next = this.#waiting.get(key)
    if (next && next !== item) this.#flushLater()
  }

  #put(unsent: Unsent): void {
    this.#typed += 1
    this.#newest.set(keyOf(unsent), unsent)
    this.#waiting.set(keyOf(unsent), unsent)
  }

  #say(item: Unsent, change: (last: Saving) => Saving): void {
    const key = keyOf(item)
    this.#show((last) => ({ ...last, [key]: change(last[key] ?? 'idle') }))
  }

  #isIdle = (): boolean => this.#waiting.size === 0 && this.#running.length === 0

  #retry(item: Unsent): void {
    this.#waiting.set(keyOf(item), item)
    this.#say(item, () => (item.kind === 'draft' ? 'offline' : 'unsent'))
    const ms = retriesMs[Math.min(this.#tries++, retriesMs.length - 1)]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.flush, ms)
  }

  #flushLater(): void {
    clearTimeout(this.#timer)
    this.#since ||= Date.now()
    const ms = Math.min(debounceMs, this.#since + maxWaitMs - Date.now())
    this.#timer = setTimeout(this.flush, Math.max(0, ms))
  }
}

/**
 * Saves drafts and answers until they have arrived. Reads the interview again when the page becomes visible, as it may
 * have continued elsewhere, and after a reload or a switch of language, as the last text may have been on its way then.
 */
export function useUnsentText(wanted: Wanted) {
  const [states, setStates] = useState<States>({})
  const [outbox] = useState(() => new Outbox(wanted, setStates))
  outbox.wanted = wanted
  useEffect(() => {
    const page = new AbortController()
    const leave = () => outbox.flush(true)
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : void outbox.refresh())
    window.addEventListener('online', () => outbox.flush(), page)
    window.addEventListener('pagehide', leave, page)
    document.addEventListener('visibilitychange', onVisibility, page)
    if (wasReloaded() || wasSwitched()) onVisibility()
    return () => {
      page.abort()
      outbox.stop()
    }
  }, [outbox])
  const atRisk = Object.values(states).some((saving) => saving === 'unsent' || saving === 'offline')
  useEffect(() => {
    if (!atRisk) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [atRisk])
  const savingOf = (target: Target): Saving => states[keyOf(target)] ?? 'idle'
  return { savingOf, type: outbox.type, send: outbox.send }
}

const wasSwitched = (): boolean => new URLSearchParams(window.location.search).has('lang')

function wasReloaded(): boolean {
  const [loading] = performance.getEntriesByType?.('navigation') ?? []
  const type = loading && 'type' in loading ? loading.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}
