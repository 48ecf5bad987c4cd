import { ApiError } from '../api/api-error.ts'
import {
  copyOfSaved,
  type DraftCopy,
  newestOf,
  readCopy,
  removeCopy,
  type SavedDraft,
  writeCopy,
} from './draft-copy.ts'
import { createDraftSaver, type Send } from './draft-saver.ts'

export interface DraftHome<Draft> {
  /** Names this tab's own copy. */
  place: string
  blank: Draft
  /** What was stored, as far as it has the shape that this version of the form knows. */
  fitting: (stored: Record<string, unknown>) => Draft
  load: () => Promise<SavedDraft<Draft> | null>
  /** Answers when it was saved; null when the server keeps nothing of it. */
  save: (draft: Draft, how: Saving) => Promise<string | null>
  /**
   * Of two drafts with something of their own the user chooses; without this the newer one is opened. `save` then
   * throws a 409 where the server has what is not `basedOn`.
   */
  asks?: boolean
  /** Whether two drafts say the same, wherever in them one is. */
  isSame?: (one: Draft, other: Draft) => boolean
  /** Opening has found that the server keeps nothing. */
  onNothing?: () => void
  /** What stood here was sent or thrown away elsewhere. */
  onGone?: (draft: Draft) => void
}

type Saving = Parameters<Send<unknown>>[1] & {
  /** When the server's copy was saved that this one goes back to. */
  basedOn: string | null
}

/** `asking`: whether the server has a newer draft is not known yet. */
export type KeptDraft<Draft> = { phase: 'asking' | 'failed' } | OpenDraft<Draft>

export interface OpenDraft<Draft> {
  phase: 'open'
  draft: Draft
  /** `none`: nothing was typed since it was opened; `failing`: what was typed is in this tab alone. */
  saving: 'none' | 'waiting' | 'saved' | 'failing'
  /** When it was typed, where it came from the server and not from this tab. */
  broughtFrom: string | null
  /** Saved elsewhere meanwhile. Until one of the two is chosen nothing of this one is sent. */
  other: SavedDraft<Draft> | null
}

const freshMs = 30_000

/** Keeps a draft in this tab at once and on the server soon after; the newer of the two is opened. */
export class DraftKeeper<Draft extends object> {
  #home: DraftHome<Draft>
  #copy: DraftCopy<Draft> | null = null
  /** What the server is known to have had last. */
  #seen: Draft | null = null
  #shown: KeptDraft<Draft> = { phase: 'asking' }
  #heardAt = 0
  #tell = () => {}
  #tellOthers = () => {}
  #saver = createDraftSaver<Draft>((...sent) => this.#save(...sent))

  constructor(home: DraftHome<Draft>) {
    this.#home = home
  }

  current = (): KeptDraft<Draft> => this.#shown

  subscribe = (listener: () => void): (() => void) => {
    this.#tell = listener
    return () => {
      this.#tell = () => {}
    }
  }

  open = async (): Promise<void> => {
    if (this.#shown.phase === 'open') return
    this.#show({ phase: 'asking' })
    const found = await this.#ask().catch(() => undefined)
    if (found === null) this.#home.onNothing?.()
    const here = readCopy(this.#home.place, this.#home.fitting)
    // Without a copy here and an answer nothing may be typed: it would write over what the server has.
    if (found === undefined && !here) return this.#show({ phase: 'failed' })
    const kept = found ? copyOfSaved(found) : null
    this.#seen = found?.draft ?? null
    if (this.#home.asks && here?.unsaved && found && found.savedAt !== here.savedAt) {
      // What was sent on leaving came back: nothing of it is elsewhere's.
      if (this.#says(found.draft, here.draft))
        return this.#keep({ ...here, savedAt: found.savedAt, unsaved: false })
      return this.#keep(here, { saving: 'waiting', other: found })
    }
    const opened = here && kept ? newestOf(here, kept) : (here ?? kept)
    this.#keep(opened ?? { draft: this.#home.blank, at: 0, savedAt: null, unsaved: false }, {
      broughtFrom: opened === kept ? (kept?.savedAt ?? null) : null,
    })
    if (opened?.unsaved) this.#saver.note(opened.draft)
  }

  change = (part: Partial<Draft>): void => {
    if (this.#copy) this.replace({ ...this.#copy.draft, ...part })
  }

  replace = (draft: Draft): void => {
    if (!this.#copy) return
    this.#keep({ ...this.#copy, draft, at: Date.now(), unsaved: true }, { saving: 'waiting' })
    if (this.#shown.phase === 'open' && !this.#shown.other) this.#saver.note(draft)
  }

  /** The page is looked at again: what was typed elsewhere since is taken over, or asked about. */
  look = async (): Promise<void> => {
    if (!this.#home.asks || this.#shown.phase !== 'open' || this.#shown.other || this.#isFresh()) return
    const before = this.#copy?.savedAt
    const kept = await this.#ask().catch(() => null)
    if (!this.#isElsewhere(kept) || this.#copy?.savedAt !== before) return
    if (this.#copy?.unsaved) return void this.#oppose(kept)
    this.#seen = kept.draft
    this.#keep(copyOfSaved(kept), { broughtFrom: kept.savedAt, saving: 'none' })
  }

  /**
   * Before it is sent, what became of it elsewhere: `other` waits to be chosen or left, and would be gone with the
   * sending; `gone`: it was sent or thrown away there, and the form is empty from now on.
   */
  elsewhere = async (): Promise<'nothing' | 'other' | 'gone'> => {
    if (this.#shown.phase === 'open' && this.#shown.other) return 'other'
    const kept = await this.#ask().catch(() => undefined)
    if (kept === undefined || !this.#copy) return 'nothing'
    if (kept === null) return this.#empty()
    if (!this.#isElsewhere(kept) || this.#says(kept.draft, this.#seen)) return 'nothing'
    if (this.#says(kept.draft, this.#copy.draft)) return 'nothing'
    this.#update({ other: kept })
    return 'other'
  }

  /** Of two drafts goes on with this tab's or with the other; answers the one that was left. */
  choose = (which: 'this' | 'other'): Draft | null => {
    if (!this.#copy || this.#shown.phase !== 'open' || !this.#shown.other) return null
    const { draft } = this.#copy
    const { other } = this.#shown
    this.#seen = other.draft
    if (which === 'other') {
      this.#keep(copyOfSaved(other), { other: null, broughtFrom: null, saving: 'saved' })
      return draft
    }
    this.#keep({ ...this.#copy, savedAt: other.savedAt }, { other: null })
    this.#saver.note(draft)
    return other.draft
  }

  /** Another tab has saved: what the server has is asked for before the next save. */
  doubt = (): void => {
    this.#heardAt = 0
  }

  /** Calls the listener after each save, for the other tabs. */
  onSaved = (listener: () => void): (() => void) => {
    this.#tellOthers = listener
    return () => {
      this.#tellOthers = () => {}
    }
  }

  get place(): string {
    return this.#home.place
  }

  flush = (): void => void this.#saver.flush()
  settle = (): Promise<void> => this.#saver.settle()
  leave = (): void => this.#saver.leave()
  stop = (): void => this.#saver.drop()

  /** Once it is sent nothing of it stays. */
  forget = (): void => {
    this.#copy = null
    this.#saver.drop()
    removeCopy(this.#home.place)
  }

  /** Of what the server had and no longer has nothing stays here either. */
  #empty(): 'nothing' | 'gone' {
    if (!this.#copy || this.#copy.savedAt === null || this.#copy.unsaved) return 'nothing'
    const { draft } = this.#copy
    this.#seen = null
    this.#keep(
      { draft: this.#home.blank, at: 0, savedAt: null, unsaved: false },
      { saving: 'none', broughtFrom: null },
    )
    this.#home.onGone?.(draft)
    return 'gone'
  }

  async #save(...[draft, how]: Parameters<Send<Draft>>): Promise<void> {
    try {
      const savedAt = await this.#home.save(draft, { ...how, basedOn: this.#copy?.savedAt ?? null })
      this.#seen = draft
      this.#heardAt = Date.now()
      this.#tellOthers()
      if (!this.#copy) return
      // What was typed meanwhile is not there yet.
      const unsaved = this.#copy.draft !== draft
      this.#keep({ ...this.#copy, savedAt, unsaved }, { saving: unsaved ? 'waiting' : 'saved' })
    } catch (error) {
      if (this.#home.asks && !how.keepalive && isChanged(error)) return this.#learn(error)
      if (!how.signal.aborted && this.#copy) this.#update({ saving: 'failing' })
      if (mayPass(error)) throw error
    }
  }

  /** What was saved elsewhere is asked for; what is no conflict after all is sent again. */
  async #learn(refused: unknown): Promise<void> {
    const other = await this.#ask().catch(() => null)
    if (!other || !this.#oppose(other)) throw refused
  }

  /** Has the user choose between the two, where they differ; answers whether there is something to choose. */
  #oppose(other: SavedDraft<Draft>): boolean {
    if (!this.#copy) return true
    const differs = !this.#says(other.draft, this.#seen) && !this.#says(other.draft, this.#copy.draft)
    if (differs) this.#update({ other })
    else this.#keep({ ...this.#copy, savedAt: other.savedAt })
    return differs
  }

  #says(one: Draft, other: Draft | null): boolean {
    if (other === null) return false
    return this.#home.isSame?.(one, other) ?? JSON.stringify(one) === JSON.stringify(other)
  }

  async #ask(): Promise<SavedDraft<Draft> | null> {
    const kept = await this.#home.load()
    this.#heardAt = Date.now()
    return kept
  }

  #isFresh(): boolean {
    return Date.now() - this.#heardAt <= freshMs
  }

  /** Whether the server has something from elsewhere that this copy does not go back to. */
  #isElsewhere(kept: SavedDraft<Draft> | null): kept is SavedDraft<Draft> {
    return kept !== null && this.#copy !== null && kept.savedAt !== this.#copy.savedAt
  }

  #keep(next: DraftCopy<Draft>, part: Partial<OpenDraft<Draft>> = {}): void {
    this.#copy = next
    writeCopy(this.#home.place, next)
    this.#update({ draft: next.draft, ...part })
  }

  #update(part: Partial<OpenDraft<Draft>>): void {
    const still = { saving: 'none', broughtFrom: null, other: null } as const
    const before = this.#shown.phase === 'open' ? this.#shown : null
    const next = { phase: 'open', draft: this.#home.blank, ...still, ...before, ...part } as const
    const names = Object.keys(part) as (keyof OpenDraft<Draft>)[]
    if (!before || names.some((name) => before[name] !== next[name])) this.#show(next)
  }

  #show(next: KeptDraft<Draft>): void {
    this.#shown = next
    this.#tell()
  }
}

/** Whether the server has what this copy does not go back to. */
const isChanged = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether the same call may succeed later. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
