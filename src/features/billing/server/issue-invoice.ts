import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findBuyer } from './find-buyer.ts'
import { contentOf, type Sold } from './invoices/invoice-content.ts'
import { insertInvoice, takeNumber } from './invoices/store.ts'
import type { PurchaseKey } from './purchases/store.ts'
import { writeInvoiceTask } from './tasks.ts'

/**
 * Gives a sale the next number of the year, without gaps or doubles, in the caller's transaction of the system role.
 * The content of the invoice is fixed here; its PDF and the mail follow by a task. Confirmations wait here for each
 * other: call it as late in a transaction as possible.
 */
export async function issueInvoice(
  { config, tasks }: Pick<Platform, 'config' | 'tasks'>,
  tx: Tx,
  { companyId, purchaseId, ...sold }: PurchaseKey & Sold,
): Promise<string> {
  const buyer = await findBuyer(tx, companyId)
  if (!buyer) throw new Error('There is nobody to write an invoice to')
  const content = contentOf(config, sold, buyer)
  const { number, issuedAt } = await takeNumber(tx)
  const invoiceId = await insertInvoice(tx, { companyId, purchaseId, number, content, issuedAt })
  await tasks.enqueue(tx, writeInvoiceTask, { companyId, invoiceId })
  return number
}
