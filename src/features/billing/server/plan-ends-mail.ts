import { defineMail, type MailContent } from '#platform/mail/mail.ts'
import { findBuyer } from './find-buyer.ts'
import { findRunning } from './store.ts'
import { day } from './write-amounts.ts'

/** The plan ends within days; its subject is the subscription. */
export const planEndsMail = defineMail({
  name: 'billing.plan-ends',
  compose: async ({ db, config, links }, { companyId, subjectId }): Promise<MailContent | null> => {
    if (companyId === null) return null
    const { running, buyer } = await db.forCompany(companyId, async (tx) => ({
      running: await findRunning(tx, { companyId, subscriptionId: subjectId }),
      buyer: await findBuyer(tx, companyId),
    }))
    // Over by now, or another plan took its place.
    if (!running?.endsAt || !buyer) return null
    const ends = day(running.endsAt, buyer.timeZone)
    const name = running.freeOffer ? 'free trial' : `${running.planName} plan`
    return {
      to: buyer.email,
      language: 'en',
      greeting: `Hello ${buyer.name},`,
      subject: `Your ${name} ends on ${ends}`,
      preview: 'Nothing is paid by itself: buy a plan again to go on.',
      paragraphs: [
        `Your ${name} on ${config.BRAND_NAME} ends on ${ends}. After that no new job can be posted, and what the plan unlocks is closed.`,
        'Jobs that are posted go on, and so do the interviews of their candidates. All your data stays.',
        'Nothing is paid by itself. A new plan begins when its payment is confirmed, which takes up to 24 hours.',
      ],
      action: { label: 'See the plans', url: links.page('/Pricing') },
    }
  },
})
