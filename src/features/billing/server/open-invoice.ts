import type { InvoiceId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { invoiceFileName } from './invoices/invoice-content.ts'
import { findInvoice } from './invoices/store.ts'

/** A path that shows the PDF of an invoice for five minutes; throws NOT_FOUND, also until it is written. */
export async function openInvoice(
  { db, config, links }: Pick<Platform, 'db' | 'config' | 'links'>,
  { companyId }: Pick<Employer, 'companyId'>,
  invoiceId: InvoiceId,
): Promise<string> {
  const invoice = await db.forCompany(companyId, (tx) => findInvoice(tx, { companyId, invoiceId }))
  if (!invoice) throw new Refusal('NOT_FOUND')
  if (!invoice.fileKey)
    throw new Refusal('NOT_FOUND', { message: 'This invoice is being prepared. Try again in a minute.' })
  return links.signedFile({
    key: invoice.fileKey,
    name: invoiceFileName(config, invoice.number),
    contentType: 'application/pdf',
    disposition: 'inline',
  })
}
