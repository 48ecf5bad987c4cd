import { renderPdf } from '#platform/pdf/render-pdf.ts'
import type { Platform } from '#platform/platform.ts'
import { findBuyer } from '../find-buyer.ts'
import { confirmedMail } from '../mails.ts'
import { invoiceDocument } from './invoice-document.ts'
import { findInvoice, type InvoiceKey, setFile } from './store.ts'

/**
 * Writes the PDF of an invoice and mails it. Killed at any point it is done again, under the same key with the same
 * content, and mailed once.
 */
export async function writeInvoice(
  { db, files, mail }: Pick<Platform, 'db' | 'files' | 'mail'>,
  key: InvoiceKey,
): Promise<void> {
  const { companyId, invoiceId } = key
  const { invoice, buyer } = await db.forCompany(companyId, async (tx) => ({
    invoice: await findInvoice(tx, key),
    buyer: await findBuyer(tx, companyId),
  }))
  if (!invoice || invoice.fileKey) return
  // The same on every try, so that a second one writes over the first.
  const fileKey = `${companyId}/invoices/${invoiceId}.pdf`
  await files.put(fileKey, await renderPdf(invoiceDocument(invoice, buyer?.language ?? 'en')))
  const known = await db.forCompany(companyId, async (tx) => {
    if (await setFile(tx, key, fileKey))
      await mail.send(tx, confirmedMail, { companyId, subjectId: invoiceId })
    return findInvoice(tx, key)
  })
  // The company was erased meanwhile.
  if (!known) await files.remove(fileKey)
}
