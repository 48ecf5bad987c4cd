import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectInvoiceRows } from './invoices/store.ts'

/** All that is kept of the company's invoices, oldest first; `fileKey` leads to the PDF once it is written. */
export function exportInvoices(tx: Tx, companyId: CompanyId) {
  return selectInvoiceRows(tx, companyId)
}
