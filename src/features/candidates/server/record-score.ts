import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { setScore } from './store.ts'

/** Records the latest score, by which candidates are sorted; it changes no status. */
export function recordScore(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  score: number | null,
): Promise<void> {
  return setScore(tx, companyId, candidateId, score)
}
