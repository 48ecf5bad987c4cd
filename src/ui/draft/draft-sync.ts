import { ApiError } from '../api/api-error.ts'
import { isRecord, readTabCopy, removeTabCopy, writeTabCopy } from './tab-copy.ts'

export interface SavedDraft<Draft> {
  draft: Draft
  savedAt: string
  version: number
}

export interface DraftSource<Draft> {
  /** Names this tab's own copy. */
  key: string
  blank: () => Draft
  /** The stored draft, where it has the form's shape. */
  parse: (stored: Record<string, unknown>) => Draft
  load: () => Promise<SavedDraft<Draft> | null>
  /** The last save wins; `replaced` says that another window had saved since `version`. */
  save: (
    draft: Draft,
    how: { version: number; signal: AbortSignal; keepalive: boolean },
  ) => Promise<{ version: number; replaced: boolean }>
}

export interface OpenDraft<Draft> {
  phase: 'open'
  draft: Draft
  /** `none`: nothing was typed; `failing`: the text is in this tab alone. */
  saving: 'none' | 'waiting' | 'saved' | 'failing'
  /** When it was typed, where it came from the server and not from this tab. */
  loadedFrom: string | null
  /** Another window changed the draft meanwhile; this one's version was saved over it. */
  replaced: boolean
}
export type DraftState<Draft> = { phase: 'loading' | 'failed' } | OpenDraft<Draft>

const quietMs = 600
const retryMs = 5_000

/** Saves a draft on the server in pauses of typing, and in this tab until it has arrived there. */
export class DraftSync<Draft extends object> {
  #source: DraftSource<Draft>
  #state: DraftState<Draft> = { phase: 'loading' }
  #version = 0
  #unsaved = false
  #sending: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #notify = () => {}

  constructor(source: DraftSource<Draft>) {
    this.#source = source
  }

  state = (): DraftState<Draft> => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#notify = listener
    return () => {
      this.#notify = () => {}
    }
  }

  open = async (): Promise<void> => {
    this.#closed = false
    if (this.#state.phase === 'open') return
    this.#show({ phase: 'loading' })
    const saved = await this.#source.load().catch(() => undefined)
    const copy = this.#readCopy()
    // Without an answer or a copy the form stays locked: typing would replace the server's draft.
    if (saved === undefined && !copy) return this.#show({ phase: 'failed' })
    this.#version = saved?.version ?? copy?.version ?? 0
    const opened = { phase: 'open', saving: 'none', loadedFrom: null, replaced: false } as const
    if (copy && !(saved && isSame(saved.draft, copy.draft))) {
      const replaced = saved != null && saved.version !== copy.version
      this.#unsaved = true
      this.#show({ ...opened, draft: copy.draft, saving: 'waiting', replaced })
      return this.#saveIn(quietMs)
    }
    removeTabCopy(this.#source.key)
    const draft = saved?.draft ?? this.#source.blank()
    this.#show({ ...opened, draft, loadedFrom: copy ? null : (saved?.savedAt ?? null) })
  }

  change = (part: Partial<Draft>): void => {
    if (this.#state.phase !== 'open') return
    const draft = { ...this.#state.draft, ...part }
    this.#unsaved = true
    writeTabCopy(this.#source.key, { draft, version: this.#version })
    this.#show({ ...this.#state, draft, saving: 'waiting' })
    this.#saveIn(quietMs)
  }

  /** Puts another draft in its place. */
  replace = (draft: Draft): void => {
    this.change(draft)
    if (this.#state.phase === 'open') this.#show({ ...this.#state, loadedFrom: null })
  }

  /** Saves unsaved text now. */
  flush = (keepalive = false): void => {
    clearTimeout(this.#timer)
    if (this.#state.phase === 'open' && this.#unsaved && !this.#sending)
      void this.#send(this.#state.draft, keepalive)
  }

  /** On leaving the page: sends unsaved text in a request that survives it. */
  leave = (): void => {
    this.#sending?.abort()
    this.#sending = null
    this.flush(true)
  }

  /** The form is gone: one last try, without a later one that another person's session might send. This tab's copy stays. */
  close = (): void => {
    this.#closed = true
    this.leave()
  }

  /** Sends nothing more; this tab's copy stays. */
  stop = (): void => {
    clearTimeout(this.#timer)
    this.#sending?.abort()
    this.#sending = null
    this.#unsaved = false
  }

  /** The draft has become something else: nothing of it stays. */
  forget = (): void => {
    this.stop()
    removeTabCopy(this.#source.key)
  }

  /** On refocus: shows the draft of another window, unless this one has unsaved text. */
  refresh = async (): Promise<void> => {
    if (this.#unsaved) return
    const saved = await this.#source.load().catch(() => null)
    if (!saved || this.#unsaved || this.#state.phase !== 'open' || saved.version === this.#version) return
    this.#version = saved.version
    this.#show({ ...this.#state, draft: saved.draft, saving: 'none', loadedFrom: saved.savedAt })
  }

  async #send(draft: Draft, keepalive: boolean): Promise<void> {
    const sending = new AbortController()
    this.#sending = sending
    try {
      const how = { version: this.#version, signal: sending.signal, keepalive }
      const { version, replaced } = await this.#source.save(draft, how)
      if (!sending.signal.aborted) this.#saved(draft, version, replaced)
    } catch (error) {
      if (sending.signal.aborted) return
      this.#sending = null
      if (this.#state.phase === 'open') this.#show({ ...this.#state, saving: 'failing' })
      if (mayPass(error) && !this.#closed) this.#saveIn(retryMs)
    }
  }

  #saved(draft: Draft, version: number, replaced: boolean): void {
    this.#sending = null
    this.#version = version
    if (this.#state.phase !== 'open') return
    // Text typed meanwhile is not saved yet.
    this.#unsaved = this.#state.draft !== draft
    if (this.#unsaved) this.#saveIn(quietMs)
    else removeTabCopy(this.#source.key)
    this.#show({
      ...this.#state,
      saving: this.#unsaved ? 'waiting' : 'saved',
      replaced: this.#state.replaced || replaced,
    })
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), ms)
  }

  #readCopy(): { draft: Draft; version: number } | null {
    return readTabCopy(this.#source.key, ({ draft, version }) => {
      if (!isRecord(draft)) throw new Error('Not a copy of a draft')
      return { draft: this.#source.parse(draft), version: typeof version === 'number' ? version : 0 }
    })
  }

  #show(next: DraftState<Draft>): void {
    this.#state = next
    this.#notify()
  }
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether the same call may succeed later. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
