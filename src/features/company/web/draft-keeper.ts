import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { getOnboardingDraft, saveOnboardingDraft } from '../contract.ts'
import { createDraftSaver } from './draft-saver.ts'
import {
  asSent,
  copyOf,
  type DraftCopy,
  newestOf,
  type ProfileDraft,
  readCopy,
  removeCopy,
  writeCopy,
} from './profile-draft.ts'

/** `asking`: whether the server has a newer draft is not known yet. */
export type KeptDraft = { phase: 'asking' | 'failed' } | { phase: 'open'; draft: ProfileDraft }

/** Keeps a draft in this tab at once and on the server soon after; the newer of the two is opened. */
export function createDraftKeeper(place: string) {
  let copy: DraftCopy | null = null
  let shown: KeptDraft = { phase: 'asking' }
  let tell = () => {}

  const show = (next: KeptDraft) => {
    shown = next
    tell()
  }
  const keep = (next: DraftCopy) => {
    copy = next
    writeCopy(place, next)
    if (shown.phase !== 'open' || shown.draft !== next.draft) show({ phase: 'open', draft: next.draft })
  }
  const saver = createDraftSaver<ProfileDraft>(async (draft, how) => {
    try {
      const { savedAt } = await call(saveOnboardingDraft, { body: asSent(draft), ...how })
      // What was typed meanwhile is not there yet.
      if (copy) keep({ ...copy, savedAt, unsaved: copy.draft !== draft })
    } catch (error) {
      if (mayPass(error)) throw error
    }
  })

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
      const found = await findCopy(place)
      if (!found) return show({ phase: 'failed' })
      keep(found)
      if (found.unsaved) saver.note(found.draft)
    },
    change(part: Partial<ProfileDraft>): void {
      if (!copy) return
      const draft = { ...copy.draft, ...part }
      keep({ ...copy, draft, at: Date.now(), unsaved: true })
      saver.note(draft)
      if (part.step !== undefined) void saver.flush()
    },
    flush: () => void saver.flush(),
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

/** The newer of both copies; null when there is none here and the server's is unknown: it must not be written over. */
async function findCopy(place: string): Promise<DraftCopy | null> {
  const here = readCopy(place)
  try {
    const { draft, savedAt } = await call(getOnboardingDraft, {})
    return newestOf(here, draft && savedAt ? copyOf({ draft, savedAt }) : null)
  } catch {
    return here
  }
}

/** Whether the same call may succeed later. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
