import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PurchaseId } from '#contract/ids.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { buyPlanEndpoint, cancelPurchaseEndpoint } from '../contract/purchases.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { refundPurchase } from './refund-purchase.ts'
import { refusePurchase } from './refuse-purchase.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const plans = ['starter', 'basic', 'enterprise'] as const
type Failure = { code?: string; message: string }
const confirm = (id: PurchaseId) => confirmPurchase(app.platform, randomUUID(), id)

/** A machine that has too much to do lets some wait too long: they try again, as people do. */
async function outcome(call: () => Promise<unknown>): Promise<string> {
  for (;;) {
    const end = await call().then(
      () => 'done',
      (error: Failure) => error.code ?? error.message,
    )
    if (end !== 'The database does not answer') return end
  }
}

async function buy(token: string, planId: string) {
  for (;;) {
    const answer = await app.call(buyPlanEndpoint, { token, params: { planId } })
    if (answer.status !== 503) return answer
  }
}

/** How many rows of the company there are, by what they are. */
async function held(companyId: string): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ what: string; found: number }>(
    `select case when free_offer then 'free' else status end as what, count(*)::int as found
       from subscriptions where company_id = $1 group by 1
     union all select state, count(*)::int from purchases where company_id = $1 group by 1
     union all select 'invoices', count(*)::int from invoices where company_id = $1`,
    [companyId],
  )
  return Object.fromEntries(rows.map(({ what, found }) => [what, found]))
}

test('forty buy at once: one purchase waits, whichever it is', async () => {
  const { token, companyId } = await aCompany(app)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => buy(token, plans[at % 3] ?? 'basic')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { ACTIVE, PENDING, waiting } = await held(companyId)
  expect({ ACTIVE, PENDING, waiting }).toEqual({ ACTIVE: undefined, PENDING: 1, waiting: 1 })
})

test('forty clicks on one plan are one purchase', async () => {
  const { token, companyId } = await aCompany(app)
  const bought = await Promise.all(Array.from({ length: 40 }, () => buy(token, 'basic')))
  expect(new Set(bought.map(({ body }) => body.purchaseId)).size).toBe(1)
  expect(await held(companyId)).toEqual({ free: 1, PENDING: 1, waiting: 1, invoices: 0 })
})

test('§2.4-3 forty confirm at once: one does, with one invoice, and one plan is active', async () => {
  const { token, companyId } = await aCompany(app)
  const purchaseId = await aPurchase(app, { token })
  const ends = await Promise.all(Array.from({ length: 40 }, () => outcome(() => confirm(purchaseId))))
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
  expect(ends.filter((end) => end === 'ALREADY_DECIDED')).toHaveLength(39)
  expect(await held(companyId)).toEqual({ free: 1, ACTIVE: 1, confirmed: 1, invoices: 1 })
})

test('of two operators who decide otherwise one wins', async () => {
  const { token, companyId } = await aCompany(app)
  const purchaseId = await aPurchase(app, { token })
  const ends = await Promise.all([
    outcome(() => confirm(purchaseId)),
    outcome(() => refusePurchase(app.platform, randomUUID(), purchaseId, 'Not paid.')),
    outcome(() => refundPurchase(app.platform, randomUUID(), purchaseId, { amountTnd: 1, reason: 'Wrong.' })),
    app
      .call(cancelPurchaseEndpoint, { token, params: { purchaseId } })
      .then(({ status }) => (status === 200 ? 'done' : status)),
  ])
  // What was refused may be refunded after that.
  const { confirmed = 0, refused = 0, refunded = 0, cancelled = 0, ...left } = await held(companyId)
  expect(confirmed + refused + refunded + cancelled).toBe(1)
  expect(ends).toContain('done')
  expect(left.ACTIVE ?? 0).toBe(confirmed)
  expect(left.PENDING).toBeUndefined()
  expect(left.invoices).toBe(confirmed)
})

test('§2.4-3 buying and confirming, mixed: always one active plan, one at most that waits, an invoice for each confirmed', async () => {
  const { token, companyId } = await aCompany(app)
  const buyAndConfirm = async (at: number) => {
    const bought = await buy(token, plans[at % 3] ?? 'basic')
    expect(bought.status).toBe(200)
    return outcome(() => confirm(bought.body.purchaseId))
  }
  const ends = await Promise.all(Array.from({ length: 40 }, (_, at) => buyAndConfirm(at)))
  expect(ends.filter((end) => end !== 'done' && end !== 'ALREADY_DECIDED')).toEqual([])
  const { ACTIVE, PENDING = 0, waiting = 0, confirmed, invoices } = await held(companyId)
  expect(ACTIVE).toBe(1)
  expect(PENDING).toBe(waiting)
  expect(PENDING).toBeLessThanOrEqual(1)
  expect(confirmed).toBe(invoices)
  expect(confirmed).toBe(ends.filter((end) => end === 'done').length)
})

test('confirmations of many companies at once are numbered without gaps or doubles', async () => {
  const bought: PurchaseId[] = []
  for (let buyer = 0; buyer < 12; buyer++) bought.push(await aPurchase(app, await aCompany(app)))
  const given = await Promise.all(bought.map(confirm))
  const numbers = given.map(({ invoiceNumber }) => Number(invoiceNumber.slice(5))).sort((a, b) => a - b)
  const { rows } = await owner.query<{ last: number; all: number }>(
    'select last, (select count(*)::int from invoices) as all from invoice_numbers',
  )
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  expect(rows).toEqual([{ last: numbers.at(-1), all: numbers.at(-1) }])
})
