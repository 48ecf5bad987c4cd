import { buffer } from 'node:stream/consumers'
import type { CompanyId, InvoiceId, PurchaseId } from '#contract/ids.ts'
import { formatTnd } from '#contract/money.ts'
import { sayTo, type TranslatorOf } from '#contract/texts/translator.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type Buyer, findBuyer } from './find-buyer.ts'
import { formatDay } from './format-day.ts'
import { invoiceFileName } from './invoices/invoice-content.ts'
import { findInvoice } from './invoices/store.ts'
import { mailTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'
import { findPurchase } from './purchases/store.ts'
import { findCurrent, findFreeAfter } from './store.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

type Find<Subject> = (tx: Tx, companyId: CompanyId, subjectId: string) => Promise<Subject | null>
type Content = Omit<MailContent, 'to' | 'language' | 'greeting'>
type Write<Subject> = (
  subject: Subject,
  to: Buyer & { t: TranslatorOf<typeof mailTexts> },
  platform: Pick<Platform, 'config' | 'links' | 'files'>,
) => Promise<Content | null> | Content | null

/** A mail to a company’s ADMIN about one row; none is sent when company or row is gone. */
function mailToBuyer<Subject>(name: string, find: Find<Subject>, write: Write<Subject>) {
  return defineMail({
    name,
    compose: async (platform, { companyId, subjectId }): Promise<MailContent | null> => {
      if (companyId === null) return null
      const { subject, buyer } = await platform.db.forCompany(companyId, async (tx) => ({
        subject: await find(tx, companyId, subjectId),
        buyer: await findBuyer(tx, companyId),
      }))
      if (!subject || !buyer) return null
      const { email: to, language } = buyer
      const t = sayOf(language)(mailTexts)
      const content = await write(subject, { ...buyer, t }, platform)
      if (!content) return null
      return { to, language, greeting: t('greeting', { name: buyer.name }), ...content }
    },
  })
}

/** The plan is active, and the invoice is attached. About the invoice. */
export const confirmedMail = mailToBuyer(
  'billing.purchase-confirmed',
  (tx, companyId, id) => findInvoice(tx, { companyId, invoiceId: id as InvoiceId }),
  async ({ number, fileKey, content }, { t, timeZone, language }, { config, links, files }) => {
    if (!fileKey) return null
    const { planName: plan, totalTnd, reference } = content
    const begins = formatDay(new Date(content.from), timeZone, language)
    const ends = formatDay(new Date(content.until), timeZone, language)
    return {
      subject: t('activeSubject', { plan }),
      preview: t('activePreview', { number }),
      paragraphs: [
        t('activeIntro', { amount: formatTnd(totalTnd, language), reference, plan, begins, ends }),
        t('activeInvoice', { number }),
      ],
      action: { label: t('activeButton'), url: links.page('/Settings#invoices') },
      notes: [t('activeNote', { contact: config.CONTACT_EMAIL })],
      attachments: [
        {
          name: invoiceFileName(config, number),
          contentType: 'application/pdf',
          content: await buffer((await files.open(fileKey)).stream),
        },
      ],
    }
  },
)

/** A purchase was closed, with the reason. About the purchase. */
const closedMail = (state: 'refused' | 'refunded') =>
  mailToBuyer(
    `billing.purchase-${state}`,
    (tx, companyId, id) => findPurchase(tx, { companyId, purchaseId: id as PurchaseId }),
    (purchase, { t, language }, { config, links }) => {
      if (purchase.state !== state) return null
      const { planName: plan, reference, reason, amountTnd, refundedTnd } = purchase
      const refused = state === 'refused'
      const amount = formatTnd(refused ? amountTnd : (refundedTnd ?? 0), language)
      return {
        subject: t(`${state}Subject`, { plan }),
        preview: refused ? t('refusedPreview') : t('refundedPreview', { amount }),
        paragraphs: [
          t(`${state}Intro`, { amount, reference, plan }),
          t('reason', { reason: reason ?? '' }),
          t(`${state}Next`),
        ],
        action: refused
          ? { label: t('pricing'), url: links.page('/Pricing') }
          : { label: t('refundedButton'), url: links.page('/Settings#subscriptions') },
        notes: [t(`${state}Note`, { contact: config.CONTACT_EMAIL })],
      }
    },
  )
export const refusedMail = closedMail('refused')
export const refundedMail = closedMail('refunded')

/** The current plan ends within days. About its subscription; none when it ended or was replaced. */
export const planEndsMail = mailToBuyer(
  'billing.plan-ends',
  async (tx, companyId, subscriptionId) => {
    const ending = await findCurrent(tx, { companyId, subscriptionId })
    if (!ending?.endsAt) return null
    const { planName, freeOffer, endsAt } = ending
    return { planName, freeOffer, endsAt, free: await findFreeAfter(tx, companyId, endsAt) }
  },
  ({ planName, freeOffer, endsAt, free }, { t, timeZone, language }, { config, links }) => {
    const ends = formatDay(endsAt, timeZone, language)
    const name = freeOffer ? t('freeTrial') : t('plan', { plan: planName })
    const after = free ? t('endsFreePlan', { left: free.postingsLeft, name }) : t('endsNoPlan')
    return {
      subject: t('endsSubject', { name, ends }),
      preview: t('endsPreview'),
      paragraphs: [
        `${t('endsIntro', { name, brand: config.BRAND_NAME, ends })} ${after}`,
        t('endsJobs'),
        t('endsNext'),
      ],
      action: { label: t('pricing'), url: links.page('/Pricing') },
    }
  },
)

export const mails = [confirmedMail, refusedMail, refundedMail, planEndsMail]
