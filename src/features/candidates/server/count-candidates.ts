import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countCandidateRows, countCandidateRowsOf } from './store.ts'

/** How many people have applied to the company's jobs. */
export function countCandidates(tx: Tx, companyId: CompanyId): Promise<number> {
  return countCandidateRows(tx, companyId)
}

/** By company; one that has none is not in it. Under the system role only. */
export async function countCandidatesOf(
  tx: Tx,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  const rows = await countCandidateRowsOf(tx, companyIds)
  return new Map(rows.map(({ companyId, count }) => [companyId, count]))
}
