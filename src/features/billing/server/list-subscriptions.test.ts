import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'

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

test('a company that has finished onboarding holds the free offer', async () => {
  const { token } = await aCompany(app)
  const { status, body } = await app.call(listSubscriptionsEndpoint, { token })
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      planName: 'Starter',
      price: 0,
      subscriptionStatus: 'ACTIVE',
      isCurrent: true,
      numOfJobs: 1,
      maxCandidates: 10,
      expireAt: null,
    },
  ])
})

test('§2.7-5 newest first; one that has ended by the database’s clock has expired', async () => {
  const { token, companyId } = await aCompany(app)
  await owner.query(
    `update subscriptions set ends_at = now() - interval '1 second', created_at = now() - interval '2 months'
     where company_id = $1`,
    [companyId],
  )
  await owner.query(
    `insert into subscriptions (company_id, plan_id, status, price_usd, postings_left, candidates_per_job, features)
     values ($1, 'basic', 'PENDING', 99, 3, 50, '{}')`,
    [companyId],
  )
  const { body } = await app.call(listSubscriptionsEndpoint, { token })
  expect(body.map((one) => [one.planName, one.subscriptionStatus, one.isCurrent])).toEqual([
    ['Basic', 'PENDING', false],
    ['Starter', 'EXPIRED', false],
  ])
  expect(body[0]?.price).toBe(99)
  expect(Date.parse(body[1]?.expireAt ?? '')).toBeLessThan(Date.now())
})

test('before onboarding there is none, and nobody sees those of others', async () => {
  await aCompany(app)
  const { token } = await aNewCompany(app)
  expect((await app.call(listSubscriptionsEndpoint, { token })).body).toEqual([])
  expect((await app.call(listSubscriptionsEndpoint, {})).status).toBe(401)
})
