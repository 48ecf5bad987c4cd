import { randomUUID } from 'node:crypto'
import type { InvoiceId } from '#contract/ids.ts'
import { listInvoicesEndpoint } from '#features/billing/contract/purchases.ts'
import { confirmPurchase } from '#features/billing/server/confirm-purchase.ts'
import type { TestApp } from '#testing/start-app.ts'
import type { TestCompany } from './a-company.ts'
import { aPurchase } from './a-purchase.ts'

/** The invoice of a plan that was bought and confirmed; its PDF is written by a task. */
export async function anInvoice(
  app: TestApp,
  company: Pick<TestCompany, 'token'>,
  planId: Parameters<typeof aPurchase>[2] = 'basic',
): Promise<{ invoiceId: InvoiceId; number: string }> {
  const purchaseId = await aPurchase(app, company, planId)
  const { invoiceNumber } = await confirmPurchase(app.platform, randomUUID(), purchaseId)
  const { body } = await app.call(listInvoicesEndpoint, { token: company.token })
  const invoice = body.find(({ number }) => number === invoiceNumber)
  if (!invoice) throw new Error('The invoice is not listed')
  return { invoiceId: invoice.id, number: invoiceNumber }
}
