import { buffer } from 'node:stream/consumers'
import type { InvoiceId } from '#contract/ids.ts'
import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findBuyer } from './find-buyer.ts'
import { invoiceFileName } from './invoices/invoice-file.ts'
import { findInvoice } from './invoices/store.ts'
import { planEndsMail } from './plan-ends-mail.ts'
import { purchaseMails } from './purchases/tell-buyer.ts'
import { day, tnd } from './write-amounts.ts'

/** The plan is active; the invoice is in the mail. Its subject is the invoice. */
export const confirmedMail = defineMail({
  name: 'billing.purchase-confirmed',
  compose: async (platform, { companyId, subjectId }): Promise<MailContent | null> => {
    if (companyId === null) return null
    const key = { companyId, invoiceId: subjectId as InvoiceId }
    const [invoice, buyer] = await platform.db.forCompany(companyId, async (tx) => [
      await findInvoice(tx, key),
      await findBuyer(tx, companyId),
    ])
    if (!invoice?.fileKey || !buyer) return null
    const { planName, totalTnd, reference, from, until } = invoice.content
    const begins = day(new Date(from), buyer.timeZone)
    const ends = day(new Date(until), buyer.timeZone)
    return {
      // Not who stands on the invoice: it may be sent again when that address has turned out wrong.
      to: buyer.email,
      language: 'en',
      greeting: `Hello ${buyer.name},`,
      subject: `Your ${planName} plan is active`,
      preview: `We received your payment. Invoice ${invoice.number} is attached.`,
      paragraphs: [
        `Thank you: we received your payment of ${tnd(totalTnd)} with the reference ${reference}. Your ${planName} plan is active from ${begins} to ${ends}.`,
        `Invoice ${invoice.number} is attached. You can open it again at any time in your settings.`,
      ],
      action: { label: 'Go to my invoices', url: platform.links.page('/Settings#invoices') },
      notes: [
        `The plan ends by itself: nothing is paid again unless you buy again. Questions about the invoice? Write to ${platform.config.CONTACT_EMAIL}.`,
      ],
      attachments: [
        {
          name: invoiceFileName(platform.config, invoice.number),
          contentType: 'application/pdf',
          content: await readFile(platform, invoice.fileKey),
        },
      ],
    }
  },
})

async function readFile({ files }: Pick<Platform, 'files'>, key: string): Promise<Buffer> {
  return buffer((await files.open(key)).stream)
}

export const mails = [confirmedMail, ...purchaseMails, planEndsMail]
