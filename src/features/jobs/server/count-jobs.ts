import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countJobRows } from './store.ts'

/** How many jobs the company has, closed ones included. */
export function countJobs(tx: Tx, companyId: CompanyId): Promise<number> {
  return countJobRows(tx, companyId)
}
