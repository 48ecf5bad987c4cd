import { defineTexts } from '#contract/texts/define-texts.ts'

export const purchasesTexts = defineTexts('purchases', {
  title: 'Purchases',
  description: 'What your company has bought, newest first.',
  loading: 'Loading purchases...',
  failed: 'Failed to load purchases',
  none: 'No purchases yet',
  noneMore: 'Plans that you buy are listed here with their payment.',
  toPricing: 'See the plans',
  adminOnly: 'Only an ADMIN of your company sees this.',
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
  adminOnly: 'Only an ADMIN of your company sees this.',
  download: 'Download',
  downloadOf: 'Download invoice {number}',
  opening: 'Opening…',
  notReady: 'Being written…',
  openFailed: 'The invoice could not be opened. Please try again.',
  day: '{at, date, ::dMMMy}',
})
