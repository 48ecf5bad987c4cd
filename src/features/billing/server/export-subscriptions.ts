import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectSubscriptionRows } from './store.ts'

/** All that is kept of what the company holds and has held, oldest first. */
export function exportSubscriptions(tx: Tx, companyId: CompanyId) {
  return selectSubscriptionRows(tx, companyId)
}
