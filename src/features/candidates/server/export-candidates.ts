import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectCandidatesAfter } from './store.ts'

/** The next candidates in the order of their ids, with all stored fields; none after the last. */
export function exportCandidates(
  tx: Tx,
  companyId: CompanyId,
  { after, max }: { after: CandidateId | null; max: number },
) {
  return selectCandidatesAfter(tx, companyId, after, max)
}
