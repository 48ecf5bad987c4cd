import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectCandidatesAfter } from './store.ts'

/** All that is kept of the next candidates in the order of their ids; none when `after` was the last. */
export function exportCandidates(
  tx: Tx,
  companyId: CompanyId,
  { after, most }: { after: CandidateId | null; most: number },
) {
  return selectCandidatesAfter(tx, companyId, after, most)
}
