import { defineTexts } from '#contract/texts/define-texts.ts'

export const mailTexts = defineTexts('billing-mails', {
  greeting: 'Hello {name},',
  pricing: 'See the plans',
  activeSubject: 'Your {plan} plan is active',
  activePreview: 'We received your payment. Invoice {number} is attached.',
  activeIntro:
    'Thank you: we received your payment of {amount} with the reference {reference}. Your {plan} plan is active from {begins} to {ends}.',
  activeInvoice: 'Invoice {number} is attached. You can open it again at any time in your settings.',
  activeButton: 'Go to my invoices',
  activeNote: 'The plan ends by itself and does not renew. Questions about the invoice? Write to {contact}.',
  refusedSubject: 'Your payment for the {plan} plan was not confirmed',
  refusedPreview: 'Your current plan stays as it is.',
  refusedIntro:
    'We could not confirm the payment of {amount} with the reference {reference} for the {plan} plan.',
  refusedNext: 'Your current plan stays as it is. You can buy the plan again at any time.',
  refusedNote: 'If you think this is a mistake, write to {contact} and quote the reference.',
  reason: 'Reason: {reason}',
  refundedSubject: 'Your payment for the {plan} plan was refunded',
  refundedPreview: 'We sent {amount} back to you.',
  refundedIntro:
    'We have refunded {amount} of your transfer with the reference {reference} for the {plan} plan, which was not activated.',
  refundedNext: 'Your current plan stays as it is.',
  refundedButton: 'See my purchases',
  refundedNote: 'If the money has not arrived within a few days, write to {contact} and quote the reference.',
  plan: '{plan} plan',
  freeTrial: 'free trial',
  endsSubject: 'Your {name} ends on {ends}',
  endsPreview: 'Plans do not renew by themselves: buy one again to continue.',
  endsIntro: 'Your {name} on {brand} ends on {ends}.',
  endsNoPlan: 'After that you cannot post new jobs, and the features of the plan are closed.',
  endsFreePlan:
    'After that you are back on your free plan, with {left, plural, one {# job posting} other {# job postings}} left, and the features of the {name} are closed.',
  endsJobs: 'Posted jobs stay open, and so do the interviews of their candidates. All your data stays.',
  endsNext:
    'Plans do not renew by themselves. A new plan begins when its payment is confirmed, which takes up to 24 hours.',
})
