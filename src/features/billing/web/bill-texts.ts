import type { PurchaseState } from '../contract.ts'
import { showDay } from './show-moment.ts'

export const purchasesTexts = {
  title: 'Purchases',
  description: 'What your company has bought, newest first.',
  loading: 'Loading purchases...',
  failed: 'Failed to load purchases',
  none: 'No purchases yet',
  noneMore: 'Plans that you buy stand here with their payment.',
  toPricing: 'See the plans',
  states: {
    waiting: 'Waiting for your transfer',
    submitted: 'Being checked',
    confirmed: 'Confirmed',
    refused: 'Refused',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  } satisfies Record<PurchaseState, string>,
  pay: 'Pay',
  follow: 'Follow',
  look: 'Details',
  of: (plan: string) => ` for ${plan}`,
  day: showDay,
}

export const invoicesTexts = {
  title: 'Invoices',
  description: 'One for each confirmed payment.',
  loading: 'Loading invoices...',
  failed: 'Failed to load invoices',
  none: 'No invoices yet',
  noneMore: 'An invoice is written when a payment is confirmed; it comes by e-mail too.',
  download: 'Download',
  downloadOf: (number: string) => `Download invoice ${number}`,
  opening: 'Opening…',
  notReady: 'Being written…',
  openFailed: 'The invoice could not be opened. Please try again.',
  day: showDay,
}

export const adminOnly = 'Only an ADMIN of your company sees this.'
