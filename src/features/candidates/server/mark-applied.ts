import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { setApplied } from './store.ts'

/** Records when the interview was completed; the first time counts. */
export function markApplied(tx: Tx, companyId: CompanyId, candidateId: CandidateId): Promise<void> {
  return setApplied(tx, companyId, candidateId)
}
