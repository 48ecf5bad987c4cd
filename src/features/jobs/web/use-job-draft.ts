import { useState } from 'react'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { DraftSync } from '#ui/draft/draft-sync.ts'
import { useDraft } from '#ui/draft/use-draft.ts'
import {
  deleteJobDraftEndpoint,
  getJobDraftEndpoint,
  jobDraft,
  saveJobDraftEndpoint,
} from '../contract/drafts.ts'
import { emptyDraft, isBlank, type JobDraft, newRequestId } from './job-draft.ts'

/** What was in the form before; it can be brought back. */
interface UndoneDraft {
  draft: JobDraft
  why: 'started-over' | 'replaced'
}

/** The job offer being typed, in this tab and on the server. */
export function useJobDraft() {
  const owner = currentSession().userId
  const [undo, setUndo] = useState<UndoneDraft | null>(null)
  const [postedElsewhere, setPostedElsewhere] = useState(false)
  const { state, sync } = useDraft(
    () => syncOf(owner, () => setPostedElsewhere(true)),
    () => currentSession().userId === owner,
  )
  const swap = (draft: JobDraft, why: UndoneDraft['why']) => {
    setUndo(state.phase === 'open' && !isBlank(state.draft) ? { draft: state.draft, why } : null)
    sync.replace(draft)
  }
  return {
    state,
    sync,
    undo,
    postedElsewhere,
    startOver: () => swap(emptyDraft(), 'started-over'),
    replace: (draft: JobDraft) => swap(draft, 'replaced'),
    bringBack: () => {
      if (undo) swap(undo.draft, 'replaced')
    },
  }
}

function syncOf(owner: string | null, onPostedElsewhere: () => void) {
  const sync: DraftSync<JobDraft> = new DraftSync<JobDraft>({
    key: `new-job:${owner ?? ''}`,
    blank: emptyDraft,
    parse: (stored) => jobDraft.parse(stored),
    load: async () => {
      const { draft, savedAt, version } = await call(getJobDraftEndpoint, {})
      return draft && savedAt ? { draft, savedAt, version } : null
    },
    save: async (draft, { version, ...how }) => {
      const nothing = { version: 0, replaced: false }
      try {
        if (!isBlank(draft)) return await call(saveJobDraftEndpoint, { body: { ...draft, version }, ...how })
        await call(deleteJobDraftEndpoint, how)
        return nothing
      } catch (error) {
        if (how.signal.aborted || !isAlreadyPosted(error)) throw error
        // What was typed here since is another offer.
        sync.change({ requestId: newRequestId() })
        onPostedElsewhere()
        return nothing
      }
    },
  })
  return sync
}

export const isAlreadyPosted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_POSTED'
