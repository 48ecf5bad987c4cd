import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, aNewCompany } from '#testing/builders/a-company.ts'
import { aPurchase, aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'
import {
  buyPlanEndpoint,
  cancelPurchaseEndpoint,
  getPurchaseEndpoint,
  listPurchasesEndpoint,
} from '../contract/purchases.ts'
import { confirmPurchase } from './confirm-purchase.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({
    settings: {
      PAYMENT_LINK_BASIC: 'https://pay.example/basic',
      TND_PER_USD: '3.0333',
      PAYMENT_DETAILS: 'Beneficiary: Mindhire: Sfax | RIB: 08 006 0123 || At any branch',
    },
  })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const buy = (token: string, planId: string) => app.call(buyPlanEndpoint, { token, params: { planId } })
const standing = async (token: string) =>
  (await app.call(listSubscriptionsEndpoint, { token })).body.map((one) => [
    one.planName,
    one.subscriptionStatus,
  ])
const states = async (token: string) =>
  (await app.call(listPurchasesEndpoint, { token })).body.map((one) => [one.planName, one.state])
const missing = '00000000-0000-4000-8000-000000000000' as never

describe('buying', () => {
  test('makes a purchase and keeps the plan aside; what the company holds stays', async () => {
    const { token } = await aCompany(app)
    const { status, body } = await buy(token, 'basic')
    expect([status, body.message]).toEqual([200, 'Redirecting to payment page for Basic...'])
    const { body: shown } = await app.call(getPurchaseEndpoint, { token, params: body })
    expect(shown).toMatchObject({
      id: body.purchaseId,
      planId: 'basic',
      planName: 'Basic',
      priceUsd: 99,
      amountTnd: 300.3,
      state: 'waiting',
      submittedAt: null,
      decidedAt: null,
      reason: null,
      payLink: 'https://pay.example/basic',
      paymentDetails: [
        { label: 'Beneficiary', value: 'Mindhire: Sfax' },
        { label: 'RIB', value: '08 006 0123' },
        { label: null, value: 'At any branch' },
      ],
    })
    expect(shown.reference).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/)
    expect(await standing(token)).toEqual([
      ['Basic', 'PENDING'],
      ['Starter', 'ACTIVE'],
    ])
  })

  test('§2.4-3 §2.7-5 the same plan again is the same purchase; another one cancels it', async () => {
    const { token, companyId } = await aCompany(app)
    const first = await aSubmittedPurchase(app, { token }, { planId: 'basic' })
    expect(await aPurchase(app, { token }, 'basic')).toBe(first)
    const second = await aPurchase(app, { token }, 'enterprise')
    expect(second).not.toBe(first)
    expect(await states(token)).toEqual([
      ['Enterprise', 'waiting'],
      ['Basic', 'cancelled'],
    ])
    expect(await standing(token)).toEqual([
      ['Enterprise', 'PENDING'],
      ['Starter', 'ACTIVE'],
    ])
    const { rows } = await owner.query(
      `select action, subject_id from audit_log where company_id = $1 and action like 'purchase.%' order by seq`,
      [companyId],
    )
    expect(rows.map((row) => [row.action, row.subject_id])).toEqual([
      ['purchase.made', first],
      ['purchase.screenshot-sent', first],
      ['purchase.cancelled', first],
      ['purchase.made', second],
    ])
  })

  test('price and amount stay as they were on the day, whatever the plan costs later', async () => {
    const { token } = await aCompany(app)
    const purchaseId = await aPurchase(app, { token }, 'starter')
    await owner.query(`update plans set price_usd = 60 where id = 'starter'`)
    const { body } = await app.call(getPurchaseEndpoint, { token, params: { purchaseId } })
    await owner.query(`update plans set price_usd = 45 where id = 'starter'`)
    expect([body.priceUsd, body.amountTnd]).toEqual([45, 136.5])
    expect((await buy(token, 'starter')).body.purchaseId).toBe(purchaseId)
  })

  test('a plan that is not there, or costs nothing, cannot be bought', async () => {
    const { token } = await aCompany(app)
    await owner.query(
      `insert into plans (id, name, price_usd, postings, candidates_per_job, features) values ('gift', 'Gift', 0, 1, 1, '{}')`,
    )
    const refused = { status: 404, error: { code: 'UNKNOWN_PLAN', message: 'This plan is not on offer.' } }
    for (const planId of ['gift', 'Basic', 'gold', "' or 1=1"])
      expect(await buy(token, planId)).toMatchObject(refused)
    await owner.query(`delete from plans where id = 'gift'`)
    expect(await states(token)).toEqual([])
  })

  test('a company that is going to be deleted buys nothing, until it stays after all', async () => {
    const { token, companyId } = await aCompany(app)
    const erasedAt = (at: string) =>
      owner.query(`update companies set delete_at = ${at} where id = $1`, [companyId])
    await erasedAt(`now() + interval '7 days'`)
    expect((await buy(token, 'basic')).error.code).toBe('ACCOUNT_ENDS')
    expect(await states(token)).toEqual([])
    await erasedAt('null')
    expect((await buy(token, 'basic')).status).toBe(200)
  })

  test('without a payment link the QR code holds what to transfer', async () => {
    const { token } = await aCompany(app)
    const qrOf = async (planId: 'basic' | 'enterprise') => {
      const purchaseId = await aPurchase(app, { token }, planId)
      const { body } = await app.call(getPurchaseEndpoint, { token, params: { purchaseId } })
      const [head, svg = ''] = body.qr.split(',')
      expect(head).toBe('data:image/svg+xml;base64')
      expect(Buffer.from(svg, 'base64').toString()).toMatch(/^<svg .*<\/svg>\s*$/s)
      return body
    }
    expect((await qrOf('basic')).payLink).toBe('https://pay.example/basic')
    const without = await qrOf('enterprise')
    expect(without.payLink).toBeNull()
    expect((await qrOf('enterprise')).qr).toBe(without.qr)
  })
})

describe('taking back', () => {
  test('the purchase is cancelled and nothing waits any more; a second time is refused', async () => {
    const { token } = await aCompany(app)
    const params = { purchaseId: await aPurchase(app, { token }) }
    expect((await app.call(cancelPurchaseEndpoint, { token, params })).status).toBe(200)
    expect(await states(token)).toEqual([['Basic', 'cancelled']])
    expect(await standing(token)).toEqual([['Starter', 'ACTIVE']])
    expect(await app.call(cancelPurchaseEndpoint, { token, params })).toMatchObject({
      status: 409,
      error: { code: 'ALREADY_DECIDED' },
    })
  })

  test('a confirmed purchase cannot be undone', async () => {
    const { token } = await aCompany(app)
    const purchaseId = await aPurchase(app, { token })
    await confirmPurchase(app.platform, missing, purchaseId)
    expect((await app.call(cancelPurchaseEndpoint, { token, params: { purchaseId } })).status).toBe(409)
    expect(await standing(token)).toEqual([
      ['Basic', 'ACTIVE'],
      ['Starter', 'PAUSED'],
    ])
  })
})

describe('whose it is', () => {
  test('other companies find nothing, and change nothing', async () => {
    const [ours, theirs] = [await aCompany(app), await aCompany(app)]
    const params = { purchaseId: await aPurchase(app, ours) }
    for (const foreign of [params, { purchaseId: missing }]) {
      const call = { token: theirs.token, params: foreign }
      for (const endpoint of [getPurchaseEndpoint, cancelPurchaseEndpoint])
        expect(await app.call(endpoint, call)).toMatchObject({
          status: 404,
          error: { code: 'NOT_FOUND', message: 'There is no such purchase.' },
        })
    }
    expect(await states(theirs.token)).toEqual([])
    expect(await states(ours.token)).toEqual([['Basic', 'waiting']])
  })

  test('only an ADMIN whose company has finished onboarding buys', async () => {
    const ours = await aCompany(app)
    const params = { purchaseId: await aPurchase(app, ours) }
    for (const role of ['RECRUITER', 'VIEWER'] as const) {
      const { token } = await aColleague(app, ours, role)
      expect((await buy(token, 'starter')).status).toBe(403)
      for (const endpoint of [getPurchaseEndpoint, cancelPurchaseEndpoint])
        expect((await app.call(endpoint, { token, params })).status).toBe(403)
      expect((await app.call(listPurchasesEndpoint, { token })).status).toBe(403)
    }
    const fresh = await aNewCompany(app)
    expect(await buy(fresh.token, 'basic')).toMatchObject({
      status: 403,
      error: { code: 'ONBOARDING_PENDING' },
    })
    expect((await app.call(buyPlanEndpoint, { params: { planId: 'basic' } })).status).toBe(401)
  })
})
