import type { CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { DraftWriter, KeptJobDraft } from '../contract/draft.ts'
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
 * for word what this user has just posted is kept already, as a job. Throws DRAFT_CHANGED.
 */
export function keepJobDraft(
  { db }: Parts,
  { companyId, userId }: Typist,
  draft: KeptJobDraft,
  writer: DraftWriter = {},
): Promise<Date> {
  return db.forCompany(companyId, async (tx) => {
    await lockTyping(tx, companyId, userId)
    const posted = await findLatelyPosted(tx, companyId, userId, lateMinutes)
    if (posted && isPosted(draft, posted)) return posted.createdAt
    await seenBy(writer, tx, { companyId, userId })
    return upsertDraft(tx, companyId, userId, draft, writer.page ?? null)
  })
}

export function loadJobDraft({ db }: Parts, { companyId, userId }: Typist): Promise<KeptDraft | null> {
  return db.forCompany(companyId, (tx) => selectDraft(tx, companyId, userId))
}

/** Throws it away; throws DRAFT_CHANGED. */
export function dropJobDraft(
  { db }: Parts,
  { companyId, userId }: Typist,
  writer: DraftWriter = {},
): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    await lockTyping(tx, companyId, userId)
    await seenBy(writer, tx, { companyId, userId })
    await deleteDraft(tx, companyId, userId)
  })
}

/** What another open page saved is not written over by one that has not seen it. */
async function seenBy({ page, basedOn }: DraftWriter, tx: Tx, { companyId, userId }: Typist): Promise<void> {
  if (page === undefined) return
  const kept = await selectDraft(tx, companyId, userId)
  if (kept === null || kept.savedBy === page) return
  if (basedOn === undefined || kept.savedAt.getTime() !== Date.parse(basedOn))
    throw new Refusal('DRAFT_CHANGED')
}
