import * as z from 'zod/mini'
import { anyone, type CallLimit, endpoint, linkHolder, operatorOnly } from '#contract/endpoint.ts'
import { companyId, mailId, purchaseId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/schemas.ts'
import {
  commonPassword,
  emailAddress,
  linkToken,
  typedPassword,
} from '#features/accounts/contract/account.ts'
import { purchase } from '#features/billing/contract/purchases.ts'

const instant = z.iso.datetime()
const page = z.strictObject({ page: wholeNumber(0, 100_000, 0), size: wholeNumber(1, 100, 20) })
const wrongCode = 'The code has six digits.'
const code = z.string(wrongCode).check(
  z.overwrite((text) => text.replace(/\s+/g, '')),
  z.regex(/^[0-9]{6}$/, wrongCode),
)
const noReason = 'Please say why: the company reads it.'
const reason = z
  .string(noReason)
  .check(z.trim(), z.minLength(3, noReason), z.maxLength(500, 'A reason has at most 500 characters.'))

const byAddress = { name: 'operator', per: ['address'], max: 20, minutes: 15 } as const satisfies CallLimit
// With the address, so that nobody keeps an operator out. Codes are counted by the operator alone, see the operation.
const guesses = [{ ...byAddress, per: ['body.email', 'address'], max: 10 }, byAddress] as const

const deadSetup = {
  status: 404,
  message: 'This link has expired. Run `npm run operator -- create EMAIL` again for a new one.',
} as const

export const readSetupEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/setup/:token',
  summary: 'What an authenticator app needs, for the holder of a link from the command line.',
  access: linkHolder,
  params: linkToken,
  reply: z.object({ email: z.string(), secret: z.string(), qr: z.string() }),
  refusals: { BAD_SETUP: deadSetup },
  limits: [byAddress],
})

export const finishSetupEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/:token',
  summary: 'Choose the password and prove that the authenticator app works.',
  access: linkHolder,
  params: linkToken,
  body: z.strictObject({
    password: z
      .string('An operator’s password has at least 12 characters.')
      .check(
        z.minLength(12, 'An operator’s password has at least 12 characters.'),
        z.maxLength(200, 'A password has at most 200 characters.'),
      ),
    code,
  }),
  reply: 'nothing',
  refusals: {
    BAD_SETUP: deadSetup,
    WRONG_CODE: { status: 400, message: 'This code is not right. Wait for the next one and try again.' },
    COMMON_PASSWORD: commonPassword,
  },
  limits: [byAddress],
})

export const logInOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Start an operator’s session with password and code; no code works twice.',
  access: anyone,
  body: z.strictObject({ email: emailAddress, password: typedPassword, code }),
  reply: z.object({ accessToken: z.string(), email: z.string() }),
  refusals: { WRONG_LOGIN: { status: 401, message: 'Wrong email, password or code.' } },
  limits: guesses,
})

export const logOutOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'End the operator’s session.',
  access: operatorOnly,
  reply: 'nothing',
})

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
  method: 'GET',
  path: '/api/admin/purchases',
  summary: 'Purchases: those to review oldest first, or all newest first.',
  access: operatorOnly,
  query: z.strictObject({ ...page.shape, which: z._default(z.enum(['to-review', 'all']), 'to-review') }),
  reply: z.object({
    content: z.array(adminPurchase),
    last: z.boolean(),
    toReview: z.number(),
    paymentConfigured: z.boolean(),
  }),
})

export const openScreenshotEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/purchases/:purchaseId/screenshot',
  summary: 'A link to the screenshot of a payment, good for five minutes.',
  access: operatorOnly,
  params: z.object({ purchaseId }),
  reply: z.object({ url: z.string() }),
})

const decided = { status: 409, message: 'This purchase has been decided already.' } as const

export const confirmPurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/confirm',
  summary: 'The payment arrived: activates the plan, ends the earlier one, and mails the numbered invoice.',
  access: operatorOnly,
  params: z.object({ purchaseId }),
  reply: z.object({ invoiceNumber: z.string() }),
  refusals: { ALREADY_DECIDED: decided },
})

export const refusePurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/refuse',
  summary: 'The payment did not arrive or is not right; the buyer reads the reason.',
  access: operatorOnly,
  params: z.object({ purchaseId }),
  body: z.strictObject({ reason }),
  reply: 'nothing',
  refusals: { ALREADY_DECIDED: decided },
})

export const refundPurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/refund',
  summary: 'Record a refund: only where the amount was wrong and the plan is not active (terms, Payments).',
  access: operatorOnly,
  params: z.object({ purchaseId }),
  body: z.strictObject({
    amountTnd: z
      .number('Please enter the amount in TND.')
      .check(
        z.gte(0.01, 'Please enter the amount in TND.'),
        z.multipleOf(0.01, 'An amount in TND has at most two decimals.'),
        z.lte(1_000_000, 'An amount has at most 1,000,000 TND.'),
      ),
    reason,
  }),
  reply: 'nothing',
  refusals: {
    NOT_REFUNDABLE: { status: 409, message: 'Only a purchase whose plan was not activated is refunded.' },
  },
})

export const listCompaniesWithUsageEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Companies with their usage, newest first; searched by name, slug or address of a user.',
  access: operatorOnly,
  query: z.extend(page, { search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  reply: z.object({
    content: z.array(
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
    last: z.boolean(),
  }),
})

export const banCompanyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/companies/:companyId/ban',
  summary: 'End the company’s sessions, close its public links and say why at log-in.',
  access: operatorOnly,
  params: z.object({ companyId }),
  body: z.strictObject({ reason }),
  reply: 'nothing',
})

export const unbanCompanyEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/companies/:companyId/unban',
  summary: 'Let the company in again.',
  access: operatorOnly,
  params: z.object({ companyId }),
  reply: 'nothing',
})

export const listFailedMailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'Mails that could not be sent, newest first. No address and no text: only what kind and why.',
  access: operatorOnly,
  query: page,
  reply: z.object({
    content: z.array(
      z.object({
        id: mailId,
        kind: z.string(),
        companyName: z.nullable(z.string()),
        attempts: z.number(),
        lastError: z.nullable(z.string()),
        createdAt: instant,
      }),
    ),
    last: z.boolean(),
  }),
})

export const resendMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:mailId/resend',
  summary: 'Try a mail again that could not be sent.',
  access: operatorOnly,
  params: z.object({ mailId }),
  reply: 'nothing',
})

export const listFailedTasksEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tasks',
  summary: 'Background tasks that gave up, newest first.',
  access: operatorOnly,
  query: page,
  reply: z.object({
    content: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        failedAt: instant,
        /** Kind of error. */
        reason: z.string(),
        payload: z.record(z.string(), z.string()),
      }),
    ),
    last: z.boolean(),
  }),
})

export const retryTaskEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/tasks/:taskId/retry',
  summary: 'Put a task that gave up back in the queue.',
  access: operatorOnly,
  params: z.object({ taskId: z.uuid() }),
  reply: 'nothing',
})

export const listAuditLogEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log of the installation, newest first, and whether its chain holds.',
  access: operatorOnly,
  query: z.strictObject({
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(1, 100, 50),
  }),
  reply: z.object({
    content: z.array(
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
    last: z.boolean(),
    chain: z.object({ rows: z.number(), brokenAt: z.nullable(z.number()) }),
  }),
})
