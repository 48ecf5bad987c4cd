import { and, asc, eq, sql } from 'drizzle-orm'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { KeptJobDraft } from '../../contract/draft.ts'
import { jobDrafts } from '../tables.ts'

/** What was typed, and when it was kept. */
export interface KeptDraft {
  draft: KeptJobDraft
  savedAt: Date
  savedBy: string | null
}

const own = (companyId: CompanyId, userId: UserId) =>
  and(eq(jobDrafts.companyId, companyId), eq(jobDrafts.userId, userId))

/** Until the transaction ends nobody else keeps or posts what this user types. */
export async function lockTyping(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`job.draft ${companyId} ${userId}`}, 0))`,
  )
}

export async function upsertDraft(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  draft: KeptJobDraft,
  savedBy: string | null,
): Promise<Date> {
  const [row] = await tx
    .insert(jobDrafts)
    .values({ companyId, userId, draft, savedBy })
    .onConflictDoUpdate({
      target: [jobDrafts.companyId, jobDrafts.userId],
      set: { draft, savedBy, updatedAt: sql`now()` },
    })
    .returning({ savedAt: jobDrafts.updatedAt })
  if (!row) throw new Error('The draft was not written')
  return row.savedAt
}

export async function selectDraft(tx: Tx, companyId: CompanyId, userId: UserId): Promise<KeptDraft | null> {
  const [row] = await tx
    .select({ draft: jobDrafts.draft, savedAt: jobDrafts.updatedAt, savedBy: jobDrafts.savedBy })
    .from(jobDrafts)
    .where(own(companyId, userId))
  return row ?? null
}

export async function deleteDraft(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.delete(jobDrafts).where(own(companyId, userId))
}

export async function selectDraftsToExport(tx: Tx, companyId: CompanyId) {
  return tx.select().from(jobDrafts).where(eq(jobDrafts.companyId, companyId)).orderBy(asc(jobDrafts.userId))
}
