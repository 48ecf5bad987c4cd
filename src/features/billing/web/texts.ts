import { defineTexts } from '#contract/texts/define-texts.ts'

export const historyTexts = defineTexts('billing-history', {
  adminOnly: 'Only an admin of your company can see this.',
})

export const subscriptionTexts = defineTexts('subscriptions', {
  title: 'My subscriptions',
  description: 'Your company’s current and past subscriptions, newest first.',
  loading: 'Loading subscriptions...',
  failed: 'Failed to load subscriptions',
  none: 'No subscriptions yet',
  noneMore: 'A subscription says how many jobs you can post and how many candidates each can have.',
  current: 'Current',
  'status.ACTIVE': 'Active',
  'status.EXPIRED': 'Expired',
  'status.PENDING': 'Pending',
  'status.PAUSED': 'Paused',
  paused: 'Paused while another plan is active. You are back on it when that plan ends.',
  perMonth: '/ month',
  postings: 'Remaining job postings',
  candidates: 'Candidates per job',
  count: '{count, number}',
  unlimited: 'Unlimited',
  from: 'From',
  until: 'Until',
  forLife: 'for life',
  notBegun: 'when its payment is confirmed.',
  monthLater: 'a month later',
  toPayment: 'See its payment',
  day: '{at, date, ::dMMMy}',
})

export const purchasesTexts = defineTexts('purchases', {
  title: 'Purchases',
  description: 'What your company has bought, newest first.',
  loading: 'Loading purchases...',
  failed: 'Failed to load purchases',
  none: 'No purchases yet',
  noneMore: 'Plans that you buy are listed here with their payment.',
  toPricing: 'See the plans',
  'states.waiting': 'Waiting for your transfer',
  'states.submitted': 'Being checked',
  'states.confirmed': 'Confirmed',
  'states.refused': 'Refused',
  'states.cancelled': 'Cancelled',
  'states.refunded': 'Refunded',
  pay: 'Pay',
  follow: 'Follow',
  look: 'Details',
  of: ' for {plan}',
  day: '{at, date, ::dMMMy}',
})

export const invoicesTexts = defineTexts('invoices', {
  title: 'Invoices',
  description: 'One for each confirmed payment.',
  loading: 'Loading invoices...',
  failed: 'Failed to load invoices',
  none: 'No invoices yet',
  noneMore: 'You get an invoice when a payment is confirmed. It comes by e-mail too.',
  download: 'Download',
  downloadOf: 'Download invoice {number}',
  opening: 'Opening…',
  notReady: 'Preparing the PDF…',
  openFailed: 'The invoice could not be opened. Please try again.',
  day: '{at, date, ::dMMMy}',
})
