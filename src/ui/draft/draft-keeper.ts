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
  save: (...sent: Parameters<Send<Draft>>) => Promise<string | null>
  /** Of two drafts with something of their own the user chooses; without this the newer one is opened. */
  asks?: boolean
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
export function createDraftKeeper<Draft extends object>(home: DraftHome<Draft>) {
  const { place, blank, asks = false } = home
  const still: OpenDraft<Draft> = {
    phase: 'open',
    draft: blank,
    saving: 'none',
    broughtFrom: null,
    other: null,
  }
  let copy: DraftCopy<Draft> | null = null
  let shown: KeptDraft<Draft> = { phase: 'asking' }
  let heardAt = 0
  let tell = () => {}

  const show = (next: KeptDraft<Draft>) => {
    shown = next
    tell()
  }
  const tellOf = (part: Partial<OpenDraft<Draft>>) => {
    const before = shown.phase === 'open' ? shown : still
    const next = { ...before, ...part }
    const names = Object.keys(part) as (keyof OpenDraft<Draft>)[]
    if (shown !== before || names.some((name) => before[name] !== next[name])) show(next)
  }
  const keep = (next: DraftCopy<Draft>, part: Partial<OpenDraft<Draft>> = {}) => {
    copy = next
    writeCopy(place, next)
    tellOf({ draft: next.draft, ...part })
  }

  /** Whether the server has something from elsewhere that this copy does not go back to. */
  const isElsewhere = (kept: SavedDraft<Draft> | null): kept is SavedDraft<Draft> =>
    kept !== null && copy !== null && kept.savedAt !== copy.savedAt
  const ask = async () => {
    const kept = await home.load()
    heardAt = Date.now()
    return kept
  }

  const saver = createDraftSaver<Draft>(async (draft, how) => {
    try {
      if (asks && !how.keepalive && Date.now() - heardAt > freshMs) {
        const other = await ask()
        if (isElsewhere(other)) return tellOf({ other })
      }
      const savedAt = await home.save(draft, how)
      heardAt = Date.now()
      // What was typed meanwhile is not there yet.
      const unsaved = copy?.draft !== draft
      if (copy) keep({ ...copy, savedAt, unsaved }, { saving: unsaved ? 'waiting' : 'saved' })
    } catch (error) {
      if (!how.signal.aborted && copy) tellOf({ saving: 'failing' })
      if (mayPass(error)) throw error
    }
  })
  const replace = (draft: Draft) => {
    if (!copy) return
    keep({ ...copy, draft, at: Date.now(), unsaved: true }, { saving: 'waiting' })
    if (shown.phase === 'open' && !shown.other) saver.note(draft)
  }

  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    async open(): Promise<void> {
      if (shown.phase === 'open') return
      show({ phase: 'asking' })
      const found = await ask().catch(() => undefined)
      const here = readCopy(place, home.fitting)
      // Without a copy here and an answer nothing may be typed: it would write over what the server has.
      if (found === undefined && !here) return show({ phase: 'failed' })
      const kept = found ? copyOfSaved(found) : null
      const opened = here && kept ? newestOf(here, kept) : (here ?? kept)
      const torn = asks && here?.unsaved === true && kept !== null && kept.savedAt !== here.savedAt
      if (torn && here) return keep(here, { saving: 'waiting', other: found ?? null })
      keep(opened ?? { draft: blank, at: 0, savedAt: null, unsaved: false }, {
        broughtFrom: opened === kept ? (kept?.savedAt ?? null) : null,
      })
      if (opened?.unsaved) saver.note(opened.draft)
    },
    change(part: Partial<Draft>): void {
      if (copy) replace({ ...copy.draft, ...part })
    },
    replace,
    /** The page is looked at again: what was typed elsewhere since is taken over, or asked about. */
    async look(): Promise<void> {
      if (!asks || shown.phase !== 'open' || shown.other || Date.now() - heardAt < freshMs) return
      const before = copy?.savedAt
      const kept = await ask().catch(() => null)
      if (!isElsewhere(kept) || copy?.savedAt !== before) return
      if (copy?.unsaved) tellOf({ other: kept })
      else keep(copyOfSaved(kept), { broughtFrom: kept.savedAt, saving: 'none' })
    },
    /** Of two drafts goes on with this tab's or with the other; answers the one that was left. */
    choose(which: 'this' | 'other'): Draft | null {
      if (!copy || shown.phase !== 'open' || !shown.other) return null
      const { draft } = copy
      const { other } = shown
      if (which === 'other') {
        keep(copyOfSaved(other), { other: null, broughtFrom: null, saving: 'saved' })
        return draft
      }
      keep({ ...copy, savedAt: other.savedAt }, { other: null })
      saver.note(draft)
      return other.draft
    },
    flush: () => void saver.flush(),
    settle: saver.settle,
    leave: saver.leave,
    stop: saver.drop,
    /** Once it is sent nothing of it stays. */
    forget(): void {
      copy = null
      saver.drop()
      removeCopy(place)
    },
  }
}

export type DraftKeeper<Draft extends object> = ReturnType<typeof createDraftKeeper<Draft>>

/** Whether the same call may succeed later. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
