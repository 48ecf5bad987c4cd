import type { CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobDraft, SavedJobDraft } from '../contract/drafts.ts'
import { deleteDraft, findPosted, lockDraft, selectDraft, upsertDraft } from './store.ts'

interface Author {
  companyId: CompanyId
  userId: UserId
}

/**
 * Saves what is typed so far; the last save wins. `replaced` says that another window had saved since `version`.
 * Throws ALREADY_POSTED, so that a save that arrives after the posting brings no draft back.
 */
export function saveJobDraft(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId }: Author,
  { version, ...draft }: JobDraft & { version: number },
): Promise<{ savedAt: string; version: number; replaced: boolean }> {
  return db.forCompany(companyId, async (tx) => {
    await lockDraft(tx, companyId, userId)
    if (await findPosted(tx, companyId, userId, draft.requestId)) throw new Refusal('ALREADY_POSTED')
    const before = await selectDraft(tx, companyId, userId)
    const { savedAt, version: saved } = await upsertDraft(tx, companyId, userId, draft)
    const replaced = before !== null && before.version !== version
    return { savedAt: savedAt.toISOString(), version: saved, replaced }
  })
}

export function getJobDraft(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId }: Author,
): Promise<SavedJobDraft> {
  return db.forCompany(companyId, async (tx) => {
    const found = await selectDraft(tx, companyId, userId)
    if (!found) return { draft: null, savedAt: null, version: 0 }
    return { ...found, savedAt: found.savedAt.toISOString() }
  })
}

export function deleteJobDraft({ db }: Pick<Platform, 'db'>, { companyId, userId }: Author): Promise<void> {
  return db.forCompany(companyId, (tx) => deleteDraft(tx, companyId, userId))
}
