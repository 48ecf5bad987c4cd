import type { SiteConfig } from '#contract/site-config.ts'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'

/** The words of the Contact page. */
export const contactTexts = {
  title: 'Contact us',
  lead: 'A question, an idea, or a plan of your own size: write or call, a person answers.',
  note: 'We serve Tunisian companies.',
  waysTitle: 'How to reach us',
  email: 'E-mail',
  emailTime: 'Answered within 24 hours',
  whatsapp: 'WhatsApp',
  whatsappTime: 'Answered within the hour',
  phone: 'Phone',
  phoneTime: 'For all that is easier said',
  whatsappOpen: 'Write on WhatsApp',
  tryFree: 'Try for free',
  getStarted: 'Get Started',
  faqTitle: 'Frequently asked questions',
}

/** Questions and their answers, as this installation is set up. */
export function questions(config: SiteConfig): { question: string; answer: string }[] {
  return [
    {
      question: 'How long does it take to set up?',
      answer: 'About 15-20 minutes: your company profile, your values and your first job offer.',
    },
    {
      question: `Does ${config.brand} replace our interviews?`,
      answer:
        'No. It complements your interview process and does not replace it: you meet the right people sooner, and the decision is always yours.',
    },
    {
      question: 'Is there a free offer?',
      answer: [freeOfferSentence(config), freeOfferTerms(config)].filter(Boolean).join(' '),
    },
  ]
}
