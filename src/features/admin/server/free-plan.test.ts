import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { canPostJobEndpoint, createJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { anOperator, type TestOperator } from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { confirmPurchaseEndpoint } from '../contract/console.ts'

/** One app with this offer, and what a company does in it. */
async function open(FREE_OFFER: 'starter' | 'trial') {
  const app: TestApp = await startApp({ settings: { FREE_OFFER } })
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const operator: TestOperator = await anOperator(app)
  return {
    app,
    buy: async (company: TestCompany, planId: 'basic' | 'enterprise' = 'basic') => {
      const purchaseId = await aSubmittedPurchase(app, company, { planId })
      const { status } = await app.call(confirmPurchaseEndpoint, {
        token: operator.token,
        params: { purchaseId },
      })
      expect(status).toBe(200)
    },
    post: async ({ token }: TestCompany) => {
      const { status, error } = await app.call(createJobEndpoint, { token, body: aNewJob() })
      return status === 200 ? 'posted' : error.code
    },
    mayPost: async ({ token }: TestCompany) => {
      const { status, error } = await app.call(canPostJobEndpoint, { token })
      return status === 200 ? 'yes' : error.code
    },
    /** Newest first: plan, status, postings left; the current one is starred. */
    held: async ({ token }: TestCompany) => {
      const { body } = await app.call(listSubscriptionsEndpoint, { token })
      expect(
        body.filter(({ subscriptionStatus }) => subscriptionStatus === 'ACTIVE').length,
      ).toBeLessThanOrEqual(1)
      return body.map(
        ({ planName, price, subscriptionStatus, numOfJobs, isCurrent }) =>
          `${price === 0 ? 'free' : planName} ${subscriptionStatus} ${numOfJobs}${isCurrent ? ' *' : ''}`,
      )
    },
    /** Plans end by the clock of the database: for this company all was so many days earlier. */
    daysPass: ({ companyId }: TestCompany, days: number) =>
      owner.query(
        `update subscriptions set created_at = created_at - make_interval(days => $2),
           ends_at = ends_at - make_interval(days => $2) where company_id = $1`,
        [companyId, days],
      ),
    /** As after the shortest month. */
    endPaid: ({ companyId }: TestCompany) =>
      owner.query(`update subscriptions set ends_at = now() where company_id = $1 and not free_offer`, [
        companyId,
      ]),
    close: async () => {
      await owner.end()
      await app.close()
    },
  }
}

type Installation = Awaited<ReturnType<typeof open>>

describe('the free Starter is for life', () => {
  let on: Installation
  beforeAll(async () => {
    on = await open('starter')
  })
  afterAll(() => on.close())

  test('with its posting left: paused by a paid plan, back when that ends', async () => {
    const company = await aCompany(on.app)
    await on.buy(company)
    expect(await on.held(company)).toEqual(['Basic ACTIVE 3 *', 'free PAUSED 1'])
    expect(await on.post(company)).toBe('posted')
    expect(await on.held(company)).toEqual(['Basic ACTIVE 2 *', 'free PAUSED 1'])
    await on.daysPass(company, 32)
    expect(await on.held(company)).toEqual(['Basic EXPIRED 2', 'free ACTIVE 1 *'])
    expect(await on.post(company)).toBe('posted')
    expect(await on.held(company)).toEqual(['Basic EXPIRED 2', 'free ACTIVE 0 *'])
    expect(await on.post(company)).toBe('NO_JOBS_LEFT')
  })

  test('with none left: it comes back spent', async () => {
    const company = await aCompany(on.app)
    expect(await on.post(company)).toBe('posted')
    await on.buy(company)
    for (let left = 3; left > 0; left--) expect(await on.post(company)).toBe('posted')
    expect(await on.post(company)).toBe('NO_JOBS_LEFT')
    await on.daysPass(company, 32)
    expect(await on.held(company)).toEqual(['Basic EXPIRED 0', 'free ACTIVE 0 *'])
    expect(await on.mayPost(company)).toBe('NO_JOBS_LEFT')
  })

  test('through two paid plans, one after the other and one in place of the other', async () => {
    const company = await aCompany(on.app)
    await on.buy(company)
    await on.buy(company, 'enterprise')
    expect(await on.held(company)).toEqual(['Enterprise ACTIVE 10 *', 'Basic EXPIRED 3', 'free PAUSED 1'])
    await on.daysPass(company, 32)
    await on.buy(company)
    expect((await on.held(company)).at(0)).toBe('Basic ACTIVE 3 *')
    await on.daysPass(company, 32)
    expect((await on.held(company)).at(-1)).toBe('free ACTIVE 1 *')
    expect(await on.mayPost(company)).toBe('yes')
  })
})

describe('the free trial lasts its 30 days', () => {
  let on: Installation
  beforeAll(async () => {
    on = await open('trial')
  })
  afterAll(() => on.close())

  test('within them it is back when a paid plan ends', async () => {
    const company = await aCompany(on.app)
    await on.buy(company)
    await on.daysPass(company, 28)
    await on.endPaid(company)
    expect(await on.held(company)).toEqual(['Basic EXPIRED 3', 'free ACTIVE 1 *'])
    expect(await on.post(company)).toBe('posted')
  })

  test('after them it has expired, whatever was left of it', async () => {
    const company = await aCompany(on.app)
    await on.buy(company)
    await on.daysPass(company, 32)
    expect(await on.held(company)).toEqual(['Basic EXPIRED 3', 'free EXPIRED 1'])
    expect(await on.mayPost(company)).toBe('EXPIRED_SUBSCRIPTION')
  })
})
