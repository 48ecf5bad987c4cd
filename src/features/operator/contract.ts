import * as z from 'zod/mini'
import { anyone, type CallLimit, endpoint, linkHolder, operatorActs } from '#contract/endpoint.ts'
import { companyId, mailId, purchaseId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/paging.ts'
import { commonPassword, emailAddress, linkToken, typedPassword } from '#features/accounts/contract.ts'
import { purchase } from '#features/billing/contract.ts'

export const operatorSessionHours = 8
export const setupHours = 24

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
  message: 'This link is over. Run `npm run operator -- create EMAIL` again for a new one.',
} as const
const wrongLogin = { status: 401, message: 'Wrong email, password or code.' } as const

export const readSetup = endpoint({
  method: 'GET',
  path: '/api/operator/setup/:token',
  summary: 'What an authenticator app needs, for the holder of a link from the command line.',
  access: linkHolder,
  params: linkToken,
  reply: z.object({ email: z.string(), secret: z.string(), qr: z.string() }),
  refusals: { BAD_SETUP: deadSetup },
  limits: [byAddress],
})

export const finishSetup = endpoint({
  method: 'PUT',
  path: '/api/operator/setup/:token',
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

export const operatorLogIn = endpoint({
  method: 'POST',
  path: '/api/operator/login',
  summary: 'Start an operator’s session with password and code; no code works twice.',
  access: anyone,
  body: z.strictObject({ email: emailAddress, password: typedPassword, code }),
  reply: z.object({ accessToken: z.string(), email: z.string() }),
  refusals: { WRONG_LOGIN: wrongLogin },
  limits: guesses,
})

export const operatorLogOut = endpoint({
  method: 'POST',
  path: '/api/operator/logout',
  summary: 'End the operator’s session.',
  access: operatorActs,
  reply: 'nothing',
})

const deskPurchase = z.extend(z.omit(purchase, { planId: true }), {
  company: z.object({ id: companyId, name: z.string() }),
  refundedTnd: z.nullable(z.number()),
  hasScreenshot: z.boolean(),
  /** Other purchases that came with the same picture. */
  samePicture: z.array(z.object({ id: purchaseId, companyName: z.string(), reference: z.string() })),
  /** Plans with `prioritySupport` come first. */
  priority: z.boolean(),
})

export const listDeskPurchases = endpoint({
  method: 'GET',
  path: '/api/operator/purchases',
  summary: 'Purchases: those to decide oldest first, or all newest first.',
  access: operatorActs,
  query: z.strictObject({ ...page.shape, which: z._default(z.enum(['to-decide', 'all']), 'to-decide') }),
  reply: z.object({ content: z.array(deskPurchase), last: z.boolean(), toDecide: z.number() }),
})

export const openScreenshot = endpoint({
  method: 'GET',
  path: '/api/operator/purchases/:purchaseId/screenshot',
  summary: 'A link to the screenshot of a payment, good for five minutes.',
  access: operatorActs,
  params: z.object({ purchaseId }),
  reply: z.object({ url: z.string() }),
})

const decided = { status: 409, message: 'This purchase has been decided already.' } as const

export const confirmPurchase = endpoint({
  method: 'POST',
  path: '/api/operator/purchases/:purchaseId/confirm',
  summary: 'The payment arrived: activates the plan, ends the earlier one, and mails the numbered invoice.',
  access: operatorActs,
  params: z.object({ purchaseId }),
  reply: z.object({ invoiceNumber: z.string() }),
  refusals: { ALREADY_DECIDED: decided },
})

export const refusePurchase = endpoint({
  method: 'POST',
  path: '/api/operator/purchases/:purchaseId/refuse',
  summary: 'The payment did not arrive or is not right; the buyer reads the reason.',
  access: operatorActs,
  params: z.object({ purchaseId }),
  body: z.strictObject({ reason }),
  reply: 'nothing',
  refusals: { ALREADY_DECIDED: decided },
})

export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/operator/purchases/:purchaseId/refund',
  summary: 'Record a refund: only where the amount was wrong and the plan is not active (terms, Payments).',
  access: operatorActs,
  params: z.object({ purchaseId }),
  body: z.strictObject({
    amountTnd: z.number('Please enter the amount in TND.').check(
      // A millime is the least there is.
      z.gte(0.001, 'Please enter the amount in TND.'),
      z.lte(1_000_000, 'An amount has at most 1,000,000 TND.'),
    ),
    reason,
  }),
  reply: 'nothing',
  refusals: {
    NOT_REFUNDABLE: {
      status: 409,
      message: 'A refund is possible only while the plan of this purchase is not activated.',
    },
  },
})

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/operator/companies',
  summary: 'Companies with their usage, newest first; searched by name, slug or address of a user.',
  access: operatorActs,
  query: z.strictObject({
    ...page.shape,
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
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

export const banCompany = endpoint({
  method: 'POST',
  path: '/api/operator/companies/:companyId/ban',
  summary: 'End the company’s sessions, close its public links and say why at log-in.',
  access: operatorActs,
  params: z.object({ companyId }),
  body: z.strictObject({ reason }),
  reply: 'nothing',
})

export const unbanCompany = endpoint({
  method: 'POST',
  path: '/api/operator/companies/:companyId/unban',
  summary: 'Let the company in again.',
  access: operatorActs,
  params: z.object({ companyId }),
  reply: 'nothing',
})

export const listDeskMails = endpoint({
  method: 'GET',
  path: '/api/operator/mails',
  summary: 'Mails that could not be sent, newest first. No address and no text: only what kind and why.',
  access: operatorActs,
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

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/operator/mails/:mailId/resend',
  summary: 'Try a mail again that could not be sent.',
  access: operatorActs,
  params: z.object({ mailId }),
  reply: 'nothing',
})

export const listFailedTasks = endpoint({
  method: 'GET',
  path: '/api/operator/tasks',
  summary: 'Background tasks that gave up, newest first.',
  access: operatorActs,
  query: page,
  reply: z.object({
    content: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        failedAt: instant,
        /** Kind of error; never its words. */
        reason: z.string(),
        /** Ids it was about. */
        payload: z.record(z.string(), z.string()),
      }),
    ),
    last: z.boolean(),
  }),
})

export const retryTask = endpoint({
  method: 'POST',
  path: '/api/operator/tasks/:taskId/retry',
  summary: 'Put a task that gave up back in the queue.',
  access: operatorActs,
  params: z.object({ taskId: z.uuid() }),
  reply: 'nothing',
})

export const listDeskAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit',
  summary: 'The audit log of the installation, newest first, and whether its chain holds.',
  access: operatorActs,
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
        act: z.string(),
        companyName: z.nullable(z.string()),
        subject: z.string(),
      }),
    ),
    last: z.boolean(),
    chain: z.object({ rows: z.number(), brokenAt: z.nullable(z.number()) }),
  }),
})
