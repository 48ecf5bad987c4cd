import type { PurchaseId } from '#contract/ids.ts'
import { defineMail, type MailContent, type MailSubject } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type Buyer, findBuyer } from '../find-buyer.ts'
import { tnd } from '../write-amounts.ts'
import { findPurchase, type PurchaseRow } from './store.ts'

/** The purchase that a mail is about, and who reads it; null when either is gone. */
async function toldOf(
  { db }: Pick<Platform, 'db'>,
  { companyId, subjectId }: MailSubject,
): Promise<{ purchase: PurchaseRow; buyer: Buyer } | null> {
  if (companyId === null) return null
  return db.forCompany(companyId, async (tx) => {
    const purchase = await findPurchase(tx, { companyId, purchaseId: subjectId as PurchaseId })
    const buyer = await findBuyer(tx, companyId)
    return purchase && buyer ? { purchase, buyer } : null
  })
}

/** The payment did not arrive or is not right; its subject is the purchase. */
export const refusedMail = defineMail({
  name: 'billing.purchase-refused',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const told = await toldOf(platform, subject)
    if (told?.purchase.state !== 'refused') return null
    const { purchase, buyer } = told
    const { planName, amountTnd, reference, reason } = purchase
    return {
      to: buyer.email,
      language: 'en',
      greeting: `Hello ${buyer.name},`,
      subject: `Your payment for the ${planName} plan was not confirmed`,
      preview: 'Your current plan stays as it is.',
      paragraphs: [
        `We could not confirm the payment of ${tnd(amountTnd)} with the reference ${reference} for the ${planName} plan.`,
        `Reason: ${reason ?? ''}`,
        'Your current plan stays as it is. You can buy the plan again at any time.',
      ],
      action: { label: 'See the plans', url: platform.links.page('/Pricing') },
      notes: [
        `Do you think that this is a mistake? Write to ${platform.config.CONTACT_EMAIL} and name the reference.`,
      ],
    }
  },
})

/** Money goes back; its subject is the purchase. */
export const refundedMail = defineMail({
  name: 'billing.purchase-refunded',
  compose: async (platform, subject): Promise<MailContent | null> => {
    const told = await toldOf(platform, subject)
    if (told?.purchase.state !== 'refunded') return null
    const { purchase, buyer } = told
    const { planName, refundedTnd, reference, reason } = purchase
    return {
      to: buyer.email,
      language: 'en',
      greeting: `Hello ${buyer.name},`,
      subject: `Your payment for the ${planName} plan is refunded`,
      preview: `${tnd(refundedTnd ?? 0)} go back to you.`,
      paragraphs: [
        `We refund ${tnd(refundedTnd ?? 0)} of your transfer with the reference ${reference} for the ${planName} plan, which was not activated.`,
        `Reason: ${reason ?? ''}`,
        'Your current plan stays as it is.',
      ],
      action: { label: 'See my purchases', url: platform.links.page('/Settings#subscriptions') },
      notes: [
        `Has the money not arrived within a few days? Write to ${platform.config.CONTACT_EMAIL} and name the reference.`,
      ],
    }
  },
})

export const purchaseMails = [refusedMail, refundedMail]
