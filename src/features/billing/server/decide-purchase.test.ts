import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PurchaseId } from '#contract/ids.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aPurchase, aScreenshot, aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import type { PurchaseState } from '../contract/options.ts'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'
import {
  buyPlanEndpoint,
  cancelPurchaseEndpoint,
  getPurchaseEndpoint,
  sendScreenshotEndpoint,
} from '../contract/purchases.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { listAllPurchases } from './list-all-purchases.ts'
import { refundPurchase } from './refund-purchase.ts'
import { refusePurchase } from './refuse-purchase.ts'

let app: TestApp
let owner: pg.Client
const operator = randomUUID()
beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const confirm = (id: PurchaseId) => confirmPurchase(app.platform, operator, id)
const refuse = (id: PurchaseId) => refusePurchase(app.platform, operator, id, 'No transfer arrived.')
const refund = (id: PurchaseId, amountTnd = 20.5) =>
  refundPurchase(app.platform, operator, id, { amountTnd, reason: 'The amount was wrong.' })
const rows = async (sql: string, ...values: unknown[]) => (await owner.query(sql, values)).rows
const stateOf = async (id: PurchaseId) =>
  (await rows('select state from purchases where id = $1', id))[0]?.state
const mailsTo = (company: TestCompany, subject: string) =>
  app.mail.to(company.email).filter((mail) => mail.subject.includes(subject))

describe('confirming', () => {
  test('the plan that waited is the only active one, for a month of the database’s clock', async () => {
    const company = await aCompany(app)
    const purchaseId = await aSubmittedPurchase(app, company, { planId: 'enterprise' })
    const { invoiceNumber } = await confirm(purchaseId)
    expect(invoiceNumber).toMatch(/^\d{4}-\d{6}$/)
    const { body } = await app.call(listSubscriptionsEndpoint, { token: company.token })
    expect(body).toMatchObject([
      {
        planName: 'Enterprise',
        subscriptionStatus: 'ACTIVE',
        isCurrent: true,
        numOfJobs: 10,
        maxCandidates: 100,
      },
      { planName: 'Starter', subscriptionStatus: 'PAUSED', isCurrent: false },
    ])
    const [held] = await rows(
      `select ends_at - interval '1 month' between now() - interval '1 minute' and now() as a_month
       from subscriptions where company_id = $1 and not free_offer`,
      company.companyId,
    )
    expect(held.a_month).toBe(true)
    expect(
      await rows(
        `select actor, company_id, subject_id from audit_log where action = 'purchase.confirmed' order by seq desc limit 1`,
      ),
    ).toEqual([{ actor: operator, company_id: company.companyId, subject_id: purchaseId }])
    await app.runTasks()
    expect(mailsTo(company, 'Your Enterprise plan is active')).toHaveLength(1)
  })

  test('a purchase without a screenshot is confirmed as well: the transfer may arrive before', async () => {
    const purchaseId = await aPurchase(app, await aCompany(app))
    await confirm(purchaseId)
    expect(await stateOf(purchaseId)).toBe('confirmed')
  })

  test('should anything fail, nothing has happened', async () => {
    const { token, companyId } = await aCompany(app)
    const purchaseId = await aSubmittedPurchase(app, { token })
    const audit = { record: () => Promise.reject(new Error('no more')) }
    await expect(confirmPurchase({ ...app.platform, audit }, operator, purchaseId)).rejects.toThrow('no more')
    expect(await stateOf(purchaseId)).toBe('submitted')
    expect(await rows('select 1 from invoices where company_id = $1', companyId)).toEqual([])
    const { body } = await app.call(listSubscriptionsEndpoint, { token })
    expect(body.map((one) => one.subscriptionStatus)).toEqual(['PENDING', 'ACTIVE'])
  })
})

test('refusing leaves the company what it holds, and tells it why', async () => {
  const company = await aCompany(app)
  const purchaseId = await aSubmittedPurchase(app, company)
  await refuse(purchaseId)
  const { token } = company
  const { body } = await app.call(getPurchaseEndpoint, { token, params: { purchaseId } })
  expect(body).toMatchObject({ state: 'refused', reason: 'No transfer arrived.' })
  const { body: held } = await app.call(listSubscriptionsEndpoint, { token })
  expect(held.map((one) => one.subscriptionStatus)).toEqual(['ACTIVE'])
  await app.runTasks()
  const [mail, ...more] = mailsTo(company, 'Your payment for the Basic plan was not confirmed')
  expect(more).toEqual([])
  expect(mail?.paragraphs.join('\n')).toContain('No transfer arrived.')
  expect(mail?.paragraphs.join('\n')).toContain(body.reference)
})

test('a refund is recorded with its amount, and mailed to the buyer', async () => {
  const company = await aCompany(app)
  const purchaseId = await aSubmittedPurchase(app, company)
  await refuse(purchaseId)
  await refund(purchaseId)
  expect(await rows('select state, reason, refunded_tnd from purchases where id = $1', purchaseId)).toEqual([
    { state: 'refunded', reason: 'The amount was wrong.', refunded_tnd: '20.500' },
  ])
  await app.runTasks()
  // Without the sign that keeps an amount from being taken for a link.
  const said = mailsTo(company, 'was refunded')[0]?.paragraphs[0]?.replace(/\u2060/g, '')
  expect(said).toContain('20.50 TND')
})

test('a refund of an old purchase leaves the one that waits now alone', async () => {
  const { token } = await aCompany(app)
  const first = await aSubmittedPurchase(app, { token })
  await refuse(first)
  const second = await aPurchase(app, { token }, 'enterprise')
  await refund(first)
  expect(await stateOf(second)).toBe('waiting')
  await confirm(second)
})

/** A purchase brought to a state by the product itself. */
async function aPurchaseIn(state: PurchaseState, company: TestCompany): Promise<PurchaseId> {
  const { token } = company
  const purchaseId =
    state === 'waiting' ? await aPurchase(app, company) : await aSubmittedPurchase(app, company)
  if (state === 'confirmed') await confirm(purchaseId)
  if (state === 'refused') await refuse(purchaseId)
  if (state === 'cancelled') await app.call(cancelPurchaseEndpoint, { token, params: { purchaseId } })
  if (state === 'refunded') await refund(purchaseId)
  expect(await stateOf(purchaseId)).toBe(state)
  return purchaseId
}

const decided = {
  confirm: 'confirmed',
  refuse: 'refused',
  refund: 'refunded',
  cancel: 'cancelled',
  send: 'submitted',
}
type Decision = keyof typeof decided
const open: Decision[] = ['confirm', 'refuse', 'refund', 'cancel', 'send']
const table: Record<PurchaseState, Decision[]> = {
  waiting: open,
  submitted: open,
  confirmed: [],
  refused: ['refund'],
  cancelled: ['refund'],
  refunded: [],
}

describe.each(Object.entries(table))('a purchase that is %s', (state, allowed) => {
  test.each(open)('%s', async (decision) => {
    const company = await aCompany(app)
    const { token } = company
    const purchaseId = await aPurchaseIn(state as PurchaseState, company)
    const params = { purchaseId }
    const failure = (promise: Promise<unknown>) =>
      promise.then(
        () => null,
        (error: { code: string }) => error.code,
      )
    const before = await rows('select * from purchases where id = $1', purchaseId)
    const outcome = {
      confirm: () => failure(confirm(purchaseId)),
      refuse: () => failure(refuse(purchaseId)),
      refund: () => failure(refund(purchaseId)),
      cancel: async () => (await app.call(cancelPurchaseEndpoint, { token, params })).error.code ?? null,
      send: async () => {
        const upload = { file: await aScreenshot('again') }
        return (await app.call(sendScreenshotEndpoint, { token, params, upload })).error.code ?? null
      },
    }
    const code = await outcome[decision]()
    if (allowed.includes(decision)) {
      expect(code).toBeNull()
      expect(await stateOf(purchaseId)).toBe(decided[decision])
    } else {
      expect(code).toBe(decision === 'refund' ? 'NOT_REFUNDABLE' : 'ALREADY_DECIDED')
      expect(await rows('select * from purchases where id = $1', purchaseId)).toEqual(before)
    }
  })
})

test('what is not there is not found', async () => {
  const missing = randomUUID() as PurchaseId
  for (const decide of [confirm, refuse, refund])
    await expect(decide(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

describe('the admin console', () => {
  const list = (which: 'to-review' | 'all', page = 0, size = 100) =>
    listAllPurchases(app.platform, { which, page, size })

  test('those to review come oldest first, those with priority support before all', async () => {
    const [basic, starter, enterprise] = [await aCompany(app), await aCompany(app), await aCompany(app)]
    const first = await aSubmittedPurchase(app, basic, { planId: 'basic' })
    const second = await aSubmittedPurchase(app, starter, { planId: 'starter' })
    const third = await aSubmittedPurchase(app, enterprise, { planId: 'enterprise' })
    const waiting = await aPurchase(app, await aCompany(app, { account: { name: 'Waits Ltd' } }))
    const { content, toReview } = await list('to-review')
    const ours = [first, second, third, waiting]
    expect(content.filter(({ id }) => ours.includes(id)).map(({ id, priority }) => [id, priority])).toEqual([
      [third, true],
      [first, false],
      [second, false],
    ])
    expect(toReview).toBe(content.length)
    expect(content.every(({ state, hasScreenshot }) => state === 'submitted' && hasScreenshot)).toBe(true)
    expect((await list('all')).content[0]).toMatchObject({
      id: waiting,
      company: { name: 'Waits Ltd' },
      state: 'waiting',
      hasScreenshot: false,
      samePicture: [],
    })
  })

  test('in pages', async () => {
    const all = await list('all')
    expect(all.last).toBe(true)
    const firstPage = await list('all', 0, 2)
    const secondPage = await list('all', 1, 2)
    expect([firstPage.last, secondPage.last]).toEqual([false, false])
    expect([...firstPage.content, ...secondPage.content].map(({ id }) => id)).toEqual(
      all.content.slice(0, 4).map(({ id }) => id),
    )
  })

  test('the same picture is noticed, as another format, smaller or of other companies; a like one is not', async () => {
    const submitted = async (format: 'png' | 'jpeg' | 'webp', words: string) => {
      const company = await aCompany(app, { account: { name: `Sends ${format}` } })
      const purchaseId = await aPurchase(app, company)
      const upload = { file: await aScreenshot(words, format) }
      await app.call(sendScreenshotEndpoint, { token: company.token, params: { purchaseId }, upload })
      return purchaseId
    }
    const words = 'Transfer of 306.900 TND to Mindhire on 21/11/2026 09:41, number 88123456'
    const first = await submitted('png', words)
    const second = await submitted('jpeg', words)
    const third = await submitted('webp', words)
    const other = await submitted('png', words.replace('306.900', '139.500').replace('88123456', '90417733'))
    const { content } = await list('all')
    const likeOf = (id: PurchaseId) =>
      content
        .find((one) => one.id === id)
        ?.samePicture.map((same) => same.id)
        .sort()
    expect(likeOf(first)).toEqual([second, third].sort())
    expect(likeOf(second)).toEqual([first, third].sort())
    expect(likeOf(other)).toEqual([])
    expect(content.find(({ id }) => id === first)?.samePicture[0]?.companyName).toBe('Sends jpeg')
  })
})

test('a plan that is bought while another one is paid for is one more purchase, and not lost', async () => {
  const { token } = await aCompany(app)
  await confirm(await aPurchase(app, { token }, 'basic'))
  await app.call(buyPlanEndpoint, { token, params: { planId: 'basic' } })
  const { body } = await app.call(listSubscriptionsEndpoint, { token })
  expect(body.map((one) => [one.planName, one.subscriptionStatus])).toEqual([
    ['Basic', 'PENDING'],
    ['Basic', 'ACTIVE'],
    ['Starter', 'PAUSED'],
  ])
})
