import { defineTexts } from '#contract/texts/define-texts.ts'

export const termsTexts = defineTexts('terms', {
  'eligibility.title': 'Eligibility',
  'eligibility.text':
    'Open to companies, startups, sole entrepreneurs and individuals aged 18 and over. There is no legal verification at sign-up.',
  'use.title': 'Acceptable use',
  'use.rules':
    'No spam, no offers of jobs that do not exist, and no AI-generated interview answers. Abusive accounts may be banned.',
  'use.aiSign':
    'A sign that an answer may have been written by an AI is advice with reasons; it never changes a score.',
  'payments.title': 'Payments',
  'payments.off': 'This installation sells no plans, so there is nothing to pay.',
  'payments.manual':
    'Payments are manual, via a QR code of a local payment app. There are no recurring subscriptions: a paid plan lasts one month from activation and does not renew automatically.',
  'payments.activation':
    'After the transfer you submit a screenshot of it through a purchase form. Activation takes up to 24 hours; the confirmation and an invoice arrive by e-mail.',
  'payments.current':
    'Your current plan stays until the payment of the new one is confirmed, and is then deactivated. Only one plan can be active.',
  'payments.refunds':
    'Refunds are given only if the wrong amount was transferred and the plan is not yet activated.',
  'free.title': 'Free offer',
  'liability.title': 'Limitation of liability',
  'liability.text':
    'Scores help with reading; they do not judge a person. The company that hires makes the decision and answers for it. We do our best to keep the service running and correct, but cannot promise that it is always available or free of errors, and are not liable for a hire made or missed, as far as the law allows.',
  'changes.title': 'Changes',
  'changes.text':
    'These terms may change without notice. The month at the top of this page says when they last did.',
  'contact.title': 'Contact',
  'contact.text': 'Write to {email}, or use the Contact page.',
})
