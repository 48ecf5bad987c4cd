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

/** The job offer being typed, on the server and, until it has arrived there, in this tab. */
export function useJobDraft() {
  const owner = currentSession().userId
  return useDraft(
    () => syncOf(owner),
    () => currentSession().userId === owner,
  )
}

function syncOf(owner: string | null) {
  const sync: DraftSync<JobDraft> = new DraftSync<JobDraft>({
    key: `new-job:${owner ?? ''}`,
    blank: emptyDraft,
    parse: (stored) => jobDraft.parse(stored),
    load: async () => {
      const { draft, savedAt, version } = await call(getJobDraftEndpoint, {})
      return draft && savedAt ? { draft, savedAt, version } : null
    },
    save: async (draft, { version, ...how }) => {
      try {
        if (!isBlank(draft)) return await call(saveJobDraftEndpoint, { body: { ...draft, version }, ...how })
        await call(deleteJobDraftEndpoint, how)
      } catch (error) {
        if (how.signal.aborted || !isAlreadyPosted(error)) throw error
        // Posted in another window: what was typed here since is another offer.
        sync.change({ requestId: newRequestId() })
      }
      return { version: 0, replaced: false }
    },
  })
  return sync
}

export const isAlreadyPosted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_POSTED'
