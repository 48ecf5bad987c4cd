import * as z from 'zod/mini'
import { endpoint, operatorOnly } from '#contract/endpoint.ts'
import { companyId, mailId, purchaseId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/schemas.ts'
import { purchase } from '#features/billing/contract/purchases.ts'

export const adminLimits = {
  /** Why a payment is refused or refunded, or a company banned. */
  reason: { min: 3, max: 500 },
  search: 100,
  refundTnd: 1_000_000,
} as const

const instant = z.iso.datetime()
const page = z.strictObject({ page: wholeNumber(0, 100_000, 0), size: wholeNumber(1, 100, 20) })
const pageOf = <Item extends z.ZodMiniObject>(item: Item) =>
  z.object({ content: z.array(item), last: z.boolean() })

const { min, max } = adminLimits.reason
const noReason = 'Please say why: the company reads it.'
const reason = z
  .string(noReason)
  .check(z.trim(), z.minLength(min, noReason), z.maxLength(max, `A reason has at most ${max} characters.`))

const list = { method: 'GET', access: operatorOnly } as const
const action = { method: 'POST', access: operatorOnly } as const
const ofPurchase = z.object({ purchaseId })
const ofCompany = z.object({ companyId })

const adminPurchase = z.extend(z.omit(purchase, { planId: true }), {
  company: z.object({ id: companyId, name: z.string() }),
  refundedTnd: z.nullable(z.number()),
  hasScreenshot: z.boolean(),
  /** Other purchases that came with the same picture. */
  samePicture: z.array(z.object({ id: purchaseId, companyName: z.string(), reference: z.string() })),
  /** Plans with `prioritySupport` come first. */
  priority: z.boolean(),
})

export const listAllPurchasesEndpoint = endpoint({
  ...list,
  path: '/api/admin/purchases',
  summary: 'Purchases: those to review oldest first, or all newest first.',
  query: z.extend(page, { which: z._default(z.enum(['to-review', 'all']), 'to-review') }),
  reply: z.extend(pageOf(adminPurchase), { toReview: z.number(), paymentConfigured: z.boolean() }),
})

export const openScreenshotEndpoint = endpoint({
  ...list,
  path: '/api/admin/purchases/:purchaseId/screenshot',
  summary: 'A link to the screenshot of a payment, good for five minutes.',
  params: ofPurchase,
  reply: z.object({ url: z.string() }),
})

const decided = { status: 409, message: 'This purchase has already been decided.' } as const

export const confirmPurchaseEndpoint = endpoint({
  ...action,
  path: '/api/admin/purchases/:purchaseId/confirm',
  summary: 'The payment arrived: activates the plan, ends the earlier one, and mails the numbered invoice.',
  params: ofPurchase,
  reply: z.object({ invoiceNumber: z.string() }),
  refusals: { ALREADY_DECIDED: decided },
})

export const refusePurchaseEndpoint = endpoint({
  ...action,
  path: '/api/admin/purchases/:purchaseId/refuse',
  summary: 'The payment did not arrive or is wrong; the buyer reads the reason.',
  params: ofPurchase,
  body: z.strictObject({ reason }),
  reply: 'nothing',
  refusals: { ALREADY_DECIDED: decided },
})

const noAmount = 'Please enter the amount in TND.'

export const refundPurchaseEndpoint = endpoint({
  ...action,
  path: '/api/admin/purchases/:purchaseId/refund',
  summary: 'Record a refund: only where the amount was wrong and the plan is not active (terms, Payments).',
  params: ofPurchase,
  body: z.strictObject({
    amountTnd: z
      .number(noAmount)
      .check(
        z.gte(0.01, noAmount),
        z.multipleOf(0.01, 'An amount in TND has at most two decimals.'),
        z.lte(adminLimits.refundTnd, 'An amount has at most 1,000,000 TND.'),
      ),
    reason,
  }),
  reply: 'nothing',
  refusals: {
    NOT_REFUNDABLE: {
      status: 409,
      message: 'Only a purchase whose plan was not activated can be refunded, and only once.',
    },
  },
})

export const listCompaniesWithUsageEndpoint = endpoint({
  ...list,
  path: '/api/admin/companies',
  summary: 'Companies with their usage, newest first; searched by name, slug or address of a user.',
  query: z.extend(page, {
    search: z._default(z.string().check(z.trim(), z.maxLength(adminLimits.search)), ''),
  }),
  reply: pageOf(
    z.object({
      id: companyId,
      name: z.string(),
      slug: z.string(),
      city: z.string(),
      admins: z.array(z.string()),
      createdAt: instant,
      onboarded: z.boolean(),
      planName: z.nullable(z.string()),
      postingsLeft: z.nullable(z.number()),
      users: z.number(),
      jobs: z.number(),
      candidates: z.number(),
      banned: z.nullable(z.object({ at: instant, reason: z.string() })),
      deleteAt: z.nullable(instant),
    }),
  ),
})

export const banCompanyEndpoint = endpoint({
  ...action,
  path: '/api/admin/companies/:companyId/ban',
  summary: 'End the company’s sessions, close its public links and say why at log-in.',
  params: ofCompany,
  body: z.strictObject({ reason }),
  reply: 'nothing',
})

export const unbanCompanyEndpoint = endpoint({
  ...action,
  path: '/api/admin/companies/:companyId/unban',
  summary: 'Let the company in again.',
  params: ofCompany,
  reply: 'nothing',
})

export const listFailedMailsEndpoint = endpoint({
  ...list,
  path: '/api/admin/mails',
  summary: 'Mails that could not be sent, newest first: their kind and the error, no address and no text.',
  query: page,
  reply: pageOf(
    z.object({
      id: mailId,
      kind: z.string(),
      companyName: z.nullable(z.string()),
      attempts: z.number(),
      lastError: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
})

export const resendMailEndpoint = endpoint({
  ...action,
  path: '/api/admin/mails/:mailId/resend',
  summary: 'Send a mail again that failed.',
  params: z.object({ mailId }),
  reply: 'nothing',
})

export const listFailedTasksEndpoint = endpoint({
  ...list,
  path: '/api/admin/tasks',
  summary: 'Background tasks that failed for good, newest first.',
  query: page,
  reply: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      failedAt: instant,
      /** Kind of error. */
      reason: z.string(),
      payload: z.record(z.string(), z.string()),
    }),
  ),
})

export const retryTaskEndpoint = endpoint({
  ...action,
  path: '/api/admin/tasks/:taskId/retry',
  summary: 'Put a task that failed for good back in the queue.',
  params: z.object({ taskId: z.uuid() }),
  reply: 'nothing',
})

export const listAuditLogEndpoint = endpoint({
  ...list,
  path: '/api/admin/audit',
  summary: 'The audit log of the installation, newest first, and whether its chain is intact.',
  query: z.strictObject({
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(1, 100, 50),
  }),
  reply: z.extend(
    pageOf(
      z.object({
        seq: z.number(),
        at: instant,
        actor: z.string(),
        /** Address of the user or operator who did it, where it was one who is still there. */
        by: z.nullable(z.string()),
        action: z.string(),
        companyName: z.nullable(z.string()),
        subject: z.string(),
      }),
    ),
    { chain: z.object({ rows: z.number(), brokenAt: z.nullable(z.number()) }) },
  ),
})
