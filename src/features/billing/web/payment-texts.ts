import type { PurchaseState } from '../contract.ts'
import { showMoment } from './show-moment.ts'

export const paymentTexts = {
  title: (plan: string) => `Payment for ${plan}`,
  documentTitle: 'Payment',
  loading: 'Loading the payment...',
  back: 'Back to pricing',
  failed: 'This payment could not be loaded',
  noSuch: 'There is no such purchase.',
  noSuchMore: 'The link may be incomplete, or the purchase belongs to another company.',
  forbidden: 'Your role does not allow this',
  adminOnly: 'Only an ADMIN of your company sees this.',
  progress: 'How this purchase stands',
  /** The steps of the stepper; the last is named after the end it came to. */
  steps: (state: PurchaseState) =>
    state === 'cancelled'
      ? ['Bought', ends.cancelled]
      : ['Transfer and screenshot', 'Our check', ends[state]],
  states: {
    waiting: {
      title: 'Waiting for your transfer',
      text: 'Pay as it says below, then send the screenshot. Your current plan stays as it is meanwhile.',
    },
    submitted: {
      title: 'We check it within 24 hours',
      text: 'Your screenshot is here. You need not wait: this page follows by itself, and you get an e-mail when your plan begins.',
    },
    confirmed: {
      title: 'Confirmed: your plan is active',
      text: 'The confirmation and the invoice are on their way to you by e-mail. You find the invoice in your account too.',
    },
    refused: {
      title: 'This payment was refused',
      text: 'Nothing has changed in your current plan. Put right what is said above and buy again, or write to us if you think we are mistaken.',
    },
    cancelled: {
      title: 'This purchase was cancelled',
      text: 'Nothing has changed in your current plan. If you transferred money for it already, write to us with its reference.',
    },
    refunded: {
      title: 'Your money was sent back',
      text: 'This purchase is closed, and no plan begins with it. You can buy again at any time.',
    },
  },
  reason: 'The reason:',
  howTitle: 'How to pay',
  how: (hasLink: boolean) => [
    hasLink
      ? 'Scan the QR code with your payment app, or open its link on your phone.'
      : 'Scan the QR code with your phone, or copy what stands here into your payment app.',
    'Transfer exactly this amount, and write the reference with it.',
    'Take a screenshot of the finished transfer and send it here.',
  ],
  amount: 'Amount',
  price: (usd: string) => `${usd} for a month`,
  reference: 'Reference',
  copyReference: 'Copy the reference',
  copyAmount: 'Copy the amount',
  copied: 'Copied!',
  qr: (amount: string, reference: string) => `QR code to pay ${amount} with the reference ${reference}`,
  open: 'Open the payment app',
  opensApart: '(opens in a new tab)',
  noLink: 'The code holds the amount and the reference.',
  askWhere: 'Ask us where to send them',
  bought: 'Bought',
  sent: 'Screenshot sent',
  decided: 'Closed',
  at: showMoment,
  cancel: 'Cancel this purchase',
  buyAgain: 'Choose a plan',
  toInvoices: 'See your invoices',
  contactSupport: 'Contact support',
}

const ends: Record<PurchaseState, string> = {
  waiting: 'Plan active',
  submitted: 'Plan active',
  confirmed: 'Plan active',
  refused: 'Refused',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

export const screenshotTexts = {
  title: 'Send the screenshot',
  label: 'Screenshot of your transfer',
  sentTitle: 'Your screenshot',
  again: 'Send another screenshot',
  againMore: 'Was something missing or unreadable? Send another one: the newest counts.',
  hint: 'PNG, JPEG or WebP, up to 5 MB.',
  choose: 'Choose a picture',
  uploading: 'Uploading…',
  checking: 'Checking the picture…',
  failed: 'The screenshot could not be sent. Please try again.',
  sent: 'Screenshot sent. We check it within 24 hours.',
  preview: 'The screenshot you sent',
  tryAgain: 'Try again',
}

export const cancelTexts = {
  title: 'Cancel this purchase?',
  text: 'Your current plan stays as it is. If you have transferred the money already, do not cancel: send the screenshot instead.',
  keep: 'Keep it',
  yes: 'Cancel the purchase',
  busy: 'Cancelling…',
  done: 'The purchase is cancelled.',
  failed: 'The purchase could not be cancelled. Please try again.',
}
