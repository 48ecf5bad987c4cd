import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { KeptJobDraft } from '../contract/draft.ts'
import { deleteDraft, type KeptDraft, lockTyping, selectDraft, upsertDraft } from './drafts/store.ts'
import { isPosted } from './rules.ts'
import { findLatelyPosted } from './store.ts'

type Parts = Pick<Platform, 'db'>
interface Typist {
  companyId: CompanyId
  userId: UserId
}

const lateMinutes = 15

/**
 * Keeps what is typed so far and says since when. A save that was overtaken by its posting brings no draft back: word
 * for word what this user has just posted is kept already, as a job.
 */
export function keepJobDraft(
  { db }: Parts,
  { companyId, userId }: Typist,
  draft: KeptJobDraft,
): Promise<Date> {
  return db.forCompany(companyId, async (tx) => {
    await lockTyping(tx, companyId, userId)
    const posted = await findLatelyPosted(tx, companyId, userId, lateMinutes)
    if (posted && isPosted(draft, posted)) return posted.createdAt
    return upsertDraft(tx, companyId, userId, draft)
  })
}

export function loadJobDraft({ db }: Parts, { companyId, userId }: Typist): Promise<KeptDraft | null> {
  return db.forCompany(companyId, (tx) => selectDraft(tx, companyId, userId))
}

export function dropJobDraft({ db }: Parts, { companyId, userId }: Typist): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    await lockTyping(tx, companyId, userId)
    await deleteDraft(tx, companyId, userId)
  })
}
