import { defineTexts } from '#contract/texts/define-texts.ts'

export const contactTexts = defineTexts('contact', {
  tabTitle: 'Contact',
  title: 'Contact us',
  lead: 'A question, an idea, or a plan for a team of your size: write or call, and a person answers.',
  note: 'We serve Tunisian companies.',
  waysTitle: 'How to reach us',
  email: 'E-mail',
  emailTime: 'Answered within 24 hours',
  whatsapp: 'WhatsApp',
  whatsappTime: 'Answered within the hour',
  phone: 'Phone',
  phoneTime: 'For questions that are easier to discuss',
  whatsappOpen: 'Write on WhatsApp',
  tryFree: 'Try for free',
  getStarted: 'Get Started',
  faqTitle: 'Frequently asked questions',
  'setup.question': 'How long does it take to set up?',
  'setup.answer': 'About 15-20 minutes: your company profile, your values and your first job offer.',
  'replace.question': 'Does {brand} replace our interviews?',
  'replace.answer':
    'No. It complements your interview process and does not replace it: you meet the right people sooner, and the decision is always yours.',
  'free.question': 'Is there a free offer?',
})
