import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectInvoices } from './invoices/store.ts'
import { selectPurchaseRows } from './purchases/store.ts'
import { selectSubscriptionRows } from './store.ts'

/** All billing rows of the company, oldest first; `screenshotKey` leads to a JPEG, `fileKey` to an invoice's PDF. */
export async function exportBilling(tx: Tx, companyId: CompanyId) {
  return {
    subscriptions: await selectSubscriptionRows(tx, companyId),
    purchases: await selectPurchaseRows(tx, companyId),
    invoices: (await selectInvoices(tx, companyId)).toReversed(),
  }
}
