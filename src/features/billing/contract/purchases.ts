import * as z from 'zod/mini'
import { adminOnly, endpoint } from '#contract/endpoint.ts'
import { invoiceId, purchaseId } from '#contract/ids.ts'
import { screenshotLimits } from './limits.ts'
import { purchaseStates } from './options.ts'

const instant = z.iso.datetime()

export const purchase = z.object({
  id: purchaseId,
  planId: z.string(),
  planName: z.string(),
  /** US dollars for a month. */
  priceUsd: z.number(),
  /** Dinars to transfer. */
  amountTnd: z.number(),
  /** What to write on the transfer. */
  reference: z.string(),
  state: z.enum(purchaseStates),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** The operator's reason for a refusal or refund. */
  reason: z.nullable(z.string()),
})
export type Purchase = z.infer<typeof purchase>

const noSuchPurchase = { status: 404, message: 'There is no such purchase.' } as const
const alreadyDecided = {
  status: 409,
  message: 'This purchase has already been decided. Reload the page to see the result.',
} as const

export const buyPlanEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscriptions/buy/:planId',
  summary: 'Buy a plan: cancels other pending purchases. The plan begins when the payment is confirmed.',
  access: adminOnly,
  params: z.object({ planId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: z.object({ purchaseId, message: z.string() }),
  refusals: {
    UNKNOWN_PLAN: { status: 404, message: 'This plan is not on offer.' },
    NOTHING_TO_BUY: {
      status: 409,
      message: 'Everything is unlocked on this installation: there is nothing to buy.',
    },
    ACCOUNT_ENDS: {
      status: 409,
      message: 'Your account is about to be deleted. Keep it before you buy a plan.',
    },
  },
  limits: [{ per: ['user'], max: 60, minutes: 60 }],
})

export const listPurchasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/purchases',
  summary: "The company's purchases, newest first.",
  access: adminOnly,
  reply: z.array(purchase),
})

const paymentDetail = z.object({ label: z.nullable(z.string()), value: z.string() })
/** One line about the account to transfer to, as `RIB` and its number. */
export type PaymentDetail = z.infer<typeof paymentDetail>

export const getPurchaseEndpoint = endpoint({
  method: 'GET',
  path: '/api/purchases/:purchaseId',
  summary: 'A purchase with the way to pay it.',
  access: adminOnly,
  params: z.object({ purchaseId }),
  reply: z.extend(purchase, {
    /** The payment app's page for this plan; null when none is configured. */
    payLink: z.nullable(z.string()),
    /** The account to transfer to; empty when none is configured. */
    paymentDetails: z.array(paymentDetail),
    /** A QR code of the link, or of account, amount and reference, as a `data:` address of an SVG. */
    qr: z.string(),
  }),
  refusals: { NOT_FOUND: noSuchPurchase },
})

export const sendScreenshotEndpoint = endpoint({
  method: 'PUT',
  path: '/api/purchases/:purchaseId/screenshot',
  summary: 'Send a screenshot of the transfer; a later one replaces it until the purchase is decided.',
  access: adminOnly,
  params: z.object({ purchaseId }),
  upload: { file: 'screenshot', maxBytes: screenshotLimits.bytes, fields: [] },
  reply: purchase,
  refusals: {
    NOT_FOUND: noSuchPurchase,
    ALREADY_DECIDED: alreadyDecided,
    NO_FILE: { status: 400, message: 'Please choose a screenshot of your transfer.' },
    FILE_TOO_LARGE: {
      status: 413,
      message: 'The screenshot is larger than 5 MB. Please send a smaller picture.',
    },
    NOT_A_PICTURE: { status: 415, message: 'Please send a PNG, JPEG or WebP picture.' },
    TOO_MANY_PIXELS: {
      status: 413,
      message: 'The picture has more than 40 megapixels. Please send a smaller one.',
    },
  },
  limits: [{ per: ['user'], max: 30, minutes: 60 }],
})

export const cancelPurchaseEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/purchases/:purchaseId',
  summary: 'Cancel a purchase that is not decided yet.',
  access: adminOnly,
  params: z.object({ purchaseId }),
  reply: 'nothing',
  refusals: { NOT_FOUND: noSuchPurchase, ALREADY_DECIDED: alreadyDecided },
})

export const listInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/invoices',
  summary: "The company's invoices, newest first.",
  access: adminOnly,
  reply: z.array(
    z.object({
      id: invoiceId,
      number: z.string(),
      planName: z.string(),
      amountTnd: z.number(),
      issuedAt: instant,
      /** Whether the PDF is written. */
      ready: z.boolean(),
    }),
  ),
})

export const openInvoiceEndpoint = endpoint({
  method: 'GET',
  path: '/api/invoices/:invoiceId',
  summary: 'A link to the PDF of an invoice, good for five minutes.',
  access: adminOnly,
  params: z.object({ invoiceId }),
  reply: z.object({ url: z.string() }),
})
