import type { CompanyId, InvoiceId, PurchaseId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findBuyer } from './find-buyer.ts'
import { contentOf } from './invoices/invoice-content.ts'
import { insertInvoice, takeNumber } from './invoices/store.ts'
import { writeInvoiceTask } from './invoices/tasks.ts'

/** A purchase whose payment is confirmed, and the time its plan lasts. */
export interface Sale {
  companyId: CompanyId
  purchaseId: PurchaseId
  planName: string
  priceUsd: number
  amountTnd: number
  reference: string
  from: Date
  until: Date
}

/**
 * Gives a sale the next number of the year, without gaps or doubles, in the caller's transaction, which has to be
 * one of the system. All that stands on the invoice is fixed here; its PDF and the mail with it follow by a task.
 * Confirmations wait here for each other, so that this comes as late in a transaction as it can.
 */
export async function issueInvoice(
  { config, tasks }: Pick<Platform, 'config' | 'tasks'>,
  tx: Tx,
  sale: Sale,
): Promise<{ id: InvoiceId; number: string }> {
  const { companyId, purchaseId } = sale
  const buyer = await findBuyer(tx, companyId)
  if (!buyer) throw new Error('There is nobody to write an invoice to')
  const content = contentOf(config, sale, buyer)
  const { number, issuedAt } = await takeNumber(tx)
  const id = await insertInvoice(tx, { companyId, purchaseId, number, content, issuedAt })
  await tasks.enqueue(tx, writeInvoiceTask, { companyId, invoiceId: id })
  return { id, number }
}
