import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { candidates } from '../tables.ts'

/** Of every company, the first to end first. Needs the system role. */
export async function selectEndingLinks(
  tx: Tx,
  { from, to, max }: { from: Date; to: Date; max: number },
): Promise<{ companyId: CompanyId; candidateId: CandidateId }[]> {
  return tx
    .select({ companyId: candidates.companyId, candidateId: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.status, 'PENDING'),
        isNull(candidates.appliedAt),
        isNull(candidates.cvAwaitedAt),
        isNull(candidates.remindedAt),
        gt(candidates.linkExpiresAt, from),
        lte(candidates.linkExpiresAt, to),
      ),
    )
    .orderBy(asc(candidates.linkExpiresAt))
    .limit(max)
}

/** True for the first call. */
export async function setReminded(
  tx: Tx,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
  remindedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(candidates)
    .set({ remindedAt })
    .where(
      and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId), isNull(candidates.remindedAt)),
    )
  return rowCount === 1
}

export async function findLinkEnd(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Date | null> {
  const [row] = await tx
    .select({ end: candidates.linkExpiresAt })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)))
  return row?.end ?? null
}
