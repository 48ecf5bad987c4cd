import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countJobRows, countJobRowsOf } from './store.ts'

/** How many jobs the company has, closed ones included. */
export function countJobs(tx: Tx, companyId: CompanyId): Promise<number> {
  return countJobRows(tx, companyId)
}

/** By company; one that has none is not in it. Needs the system role. */
export async function countJobsOf(tx: Tx, companyIds: readonly CompanyId[]): Promise<Map<CompanyId, number>> {
  const rows = await countJobRowsOf(tx, companyIds)
  return new Map(rows.map(({ companyId, count }) => [companyId, count]))
}
