import type { SiteConfig } from '#contract/site-config.ts'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import type { LegalSection } from './legal-section.ts'

/** The Terms of Service, as this installation is set up. */
export const termsSections = (config: SiteConfig): LegalSection[] => [
  {
    title: 'Eligibility',
    paragraphs: [
      'Open to companies, startups, sole entrepreneurs and individuals aged 18 and over. There is no legal verification at sign-up.',
    ],
  },
  {
    title: 'Acceptable use',
    paragraphs: [
      'No spam, no offers of jobs that do not exist, and no AI-generated interview answers. Abusive accounts may be banned.',
      'A sign that an answer may have been written by an AI is advice with reasons; it never changes a score.',
    ],
  },
  { title: 'Payments', paragraphs: payments(config) },
  {
    title: 'Free offer',
    paragraphs: [freeOfferSentence(config), freeOfferTerms(config)].filter((line) => line !== null),
  },
  {
    title: 'Limitation of liability',
    paragraphs: [
      'Marks and scores are help with reading, not a judgement on a person. The company that hires decides and answers for its decision. We do our best to keep the service running and correct, but cannot promise that it is always available or free of errors, and are not liable for a hire made or missed, as far as the law allows.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'These terms may change without notice. The month at the top of this page says when they last did.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [`Write to ${config.contactEmail}, or use the ways on our Contact page.`],
  },
]

function payments({ billing }: SiteConfig): string[] {
  if (billing === 'off') return ['This installation sells no plans, so there is nothing to pay.']
  return [
    'Payments are manual, via a QR code of a local payment app. There are no recurring subscriptions: a paid plan lasts one month from activation and does not renew by itself.',
    'After the transfer you submit a screenshot of it through a purchase form. Activation takes up to 24 hours; the confirmation and an invoice arrive by e-mail.',
    'Your current plan stays until the payment of the new one is confirmed, and is then deactivated. Only one plan can be active.',
    'Refunds are given only if the wrong amount was transferred and the plan is not yet activated.',
  ]
}
