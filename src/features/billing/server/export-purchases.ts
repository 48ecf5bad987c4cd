import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectPurchaseRows } from './purchases/store.ts'

/** All that is kept of what the company bought, oldest first; `screenshotKey` leads to the picture of the transfer, a JPEG. */
export function exportPurchases(tx: Tx, companyId: CompanyId) {
  return selectPurchaseRows(tx, companyId)
}
