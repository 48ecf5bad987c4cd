import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countCandidateRows, countCandidateRowsOf } from './store.ts'

/** Applications to the company's jobs. */
export function countCandidates(tx: Tx, companyId: CompanyId): Promise<number> {
  return countCandidateRows(tx, companyId)
}

/** Applications by company, of those that have any. Under the system role only. */
export async function countCandidatesOf(
  tx: Tx,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  const rows = await countCandidateRowsOf(tx, companyIds)
  return new Map(rows.map(({ companyId, count }) => [companyId, count]))
}
