import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { getCandidate } from './get-candidate.ts'
import { setRejected } from './store.ts'

/** Rejects a pending candidate; throws NOT_PENDING for any other. */
export async function rejectCandidate(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  candidateId: CandidateId,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    await getCandidate(tx, companyId, candidateId)
    if (!(await setRejected(tx, companyId, candidateId))) throw new Refusal('NOT_PENDING')
    await audit.record(tx, {
      companyId,
      actor: userId,
      action: 'candidate.rejected',
      subjectId: candidateId,
    })
  })
}
