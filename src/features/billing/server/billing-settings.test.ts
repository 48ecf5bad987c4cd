import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'
import { buyPlanEndpoint } from '../contract/purchases.ts'
import { canPost } from './can-post.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { currentPlanOf } from './current-plan-of.ts'
import { grantFreeOffer } from './grant-free-offer.ts'
import { spendPosting } from './spend-posting.ts'

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

const under = (settings: Partial<TestApp['platform']['config']>) => ({
  ...app.platform,
  config: { ...app.platform.config, ...settings },
})
const off = () => under({ BILLING: 'off' })

describe('BILLING=off', () => {
  test('every company posts without limit, nothing is spent, and what was stays', async () => {
    const companies = [await aCompany(app), await aCompany(app), await aCompany(app)] as const
    const [free, bare, paid] = companies
    await owner.query('delete from subscriptions where company_id = $1', [bare.companyId])
    await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, paid, 'basic'))
    const { rows: before } = await owner.query('select * from subscriptions order by id')
    for (const { companyId } of companies)
      await app.platform.db.forCompany(companyId, async (tx) => {
        await canPost(off(), tx, companyId)
        for (let times = 0; times < 5; times++)
          expect((await spendPosting(off(), tx, companyId)).candidatesPerJob).toBeGreaterThan(100_000)
        expect((await currentPlanOf(off(), tx, [companyId])).get(companyId)?.name).toBe('Unlimited')
      })
    expect((await owner.query('select * from subscriptions order by id')).rows).toEqual(before)
    // Switched on again.
    const spend = ({ companyId }: TestCompany) =>
      app.platform.db.forCompany(companyId, (tx) => spendPosting(app.platform, tx, companyId))
    expect(await spend(free)).toEqual({ candidatesPerJob: 10 })
    expect(await spend(paid)).toEqual({ candidatesPerJob: 50 })
    await expect(spend(bare)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' })
  })

  test('shows Unlimited, and sells nothing', async () => {
    const free = await startApp({ settings: { BILLING: 'off' } })
    try {
      const { token } = await aCompany(free)
      const { body } = await free.call(listSubscriptionsEndpoint, { token })
      expect(body.map((one) => [one.planName, one.isCurrent])).toEqual([
        ['Unlimited', true],
        ['Starter', false],
      ])
      expect(body[0]).toMatchObject({ price: 0, subscriptionStatus: 'ACTIVE', expireAt: null })
      expect(body[0]?.numOfJobs).toBeGreaterThan(100)
      expect(await free.call(buyPlanEndpoint, { token, params: { planId: 'basic' } })).toMatchObject({
        status: 409,
        error: {
          code: 'NOTHING_TO_BUY',
          message: 'Everything is unlocked on this installation: there is nothing to buy.',
        },
      })
    } finally {
      await free.close()
    }
  })
})

describe('the free offer', () => {
  const rowsOf = async ({ companyId }: TestCompany) =>
    (
      await owner.query(
        `select plan_id, price_usd::float as price, postings_left, candidates_per_job, status,
           extract(day from ends_at - created_at)::int as days from subscriptions where company_id = $1`,
        [companyId],
      )
    ).rows
  const offer = { plan_id: 'starter', price: 0, postings_left: 1, candidates_per_job: 10, status: 'ACTIVE' }
  const bare = async () => {
    const company = await aCompany(app)
    await owner.query('delete from subscriptions where company_id = $1', [company.companyId])
    return company
  }
  const grant = (FREE_OFFER: 'starter' | 'trial' | 'none', { companyId }: TestCompany) =>
    app.platform.db.forCompany(companyId, (tx) => grantFreeOffer(under({ FREE_OFFER }), tx, companyId))

  test.each([
    ['starter', [{ ...offer, days: null }]],
    ['trial', [{ ...offer, days: 30 }]],
    ['none', []],
  ] as const)('%s', async (setting, wanted) => {
    const company = await bare()
    await grant(setting, company)
    expect(await rowsOf(company)).toEqual(wanted)
  })

  test.each(['starter', 'trial'] as const)(
    'is given once, even when the %s is over and spent',
    async (setting) => {
      const company = await bare()
      await grant('trial', company)
      await owner.query(
        `update subscriptions set ends_at = now() - interval '1 day', status = 'EXPIRED', postings_left = 0 where company_id = $1`,
        [company.companyId],
      )
      await Promise.all(Array.from({ length: 10 }, () => grant(setting, company)))
      expect(await rowsOf(company)).toHaveLength(1)
      const post = app.platform.db.forCompany(company.companyId, (tx) =>
        canPost(app.platform, tx, company.companyId),
      )
      await expect(post).rejects.toMatchObject({ code: 'EXPIRED_SUBSCRIPTION' })
    },
  )

  test('takes nothing from a company that has paid already', async () => {
    const company = await bare()
    await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, company, 'enterprise'))
    await grant('starter', company)
    const plans = await app.platform.db.forSystem((tx) =>
      currentPlanOf(app.platform, tx, [company.companyId]),
    )
    expect(plans.get(company.companyId)).toEqual({ name: 'Enterprise', postingsLeft: 10 })
  })
})
