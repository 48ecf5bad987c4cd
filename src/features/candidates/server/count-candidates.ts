import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countCandidateRows } from './store.ts'

/** How many people have applied to the company's jobs. */
export function countCandidates(tx: Tx, companyId: CompanyId): Promise<number> {
  return countCandidateRows(tx, companyId)
}
