import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { getCandidate } from './get-candidate.ts'
import { deleteSomeCandidates, setApplied, setRejected, setScore } from './store.ts'

/** Rejects a pending candidate; throws NOT_PENDING for any other. */
export async function rejectCandidate(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  candidateId: CandidateId,
): Promise<void> {
  await db.forPerson({ companyId, userId }, async (tx) => {
    await getCandidate(tx, companyId, candidateId)
    if (!(await setRejected(tx, { companyId, userId }, candidateId))) throw new Refusal('NOT_PENDING')
    await audit.record(tx, {
      companyId,
      actor: userId,
      action: 'candidate.rejected',
      subjectId: candidateId,
    })
  })
}

/** Records when the interview was completed; the first time counts. */
export const markApplied = setApplied

/** Records the latest score, by which candidates are sorted; it changes no status. */
export const recordScore = setScore

// Deleting so many with all that references them takes seconds; a statement may take 15.
const batchSize = 2_000

/** Deletes every application to the company's jobs, with interviews and assessments. */
export async function deleteCandidates(tx: Tx, companyId: CompanyId): Promise<void> {
  while ((await deleteSomeCandidates(tx, companyId, batchSize)) > 0);
}
