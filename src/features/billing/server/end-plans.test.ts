import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { currentPlanOf } from './current-plan-of.ts'
import { endPlansTask } from './tasks.ts'

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

/** A company whose paid plan ends after this time. */
async function endingIn(time: string, planId: 'basic' | 'enterprise' = 'basic'): Promise<TestCompany> {
  const company = await aCompany(app)
  await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, company, planId))
  await owner.query(
    `update subscriptions set ends_at = now() + $2::interval where company_id = $1 and not free_offer`,
    [company.companyId, time],
  )
  return company
}

const statuses = async ({ companyId }: TestCompany) => {
  const { rows } = await owner.query<{ status: string }>(
    'select status from subscriptions where company_id = $1 and not free_offer',
    [companyId],
  )
  return rows.map(({ status }) => status)
}
const warnings = ({ email }: TestCompany) =>
  app.mail.to(email).filter(({ subject }) => / ends on \d+ \w+ \d{4}$/.test(subject))

test('a plan ends by the clock of the database, and its row says so within minutes', async () => {
  const over = await endingIn('-1 second')
  const running = await endingIn('1 minute')
  // The clock of the process says something else altogether.
  app.clock.advance(-40 * 86_400_000)
  await app.runEvery(endPlansTask)
  expect(await statuses(over)).toEqual(['EXPIRED'])
  expect(await statuses(running)).toEqual(['ACTIVE'])
  app.clock.advance(40 * 86_400_000)
})

test('three days before its end the holder is warned, once', async () => {
  const [soon, later] = [await endingIn('71 hours'), await endingIn('73 hours')]
  const forLife = await aCompany(app)
  for (let times = 0; times < 3; times++) {
    await app.runEvery(endPlansTask)
    await app.runTasks()
  }
  expect(warnings(soon)).toHaveLength(1)
  expect(warnings(soon)[0]?.subject).toMatch(/^Your Basic plan ends on /)
  expect(warnings(soon)[0]?.action?.url).toBe('http://mindhire.test/Pricing')
  expect(warnings(soon)[0]?.paragraphs[0]).toMatch(
    /After that you are back on your free plan, with 1 job posting left, and the features of the Basic plan are closed\.$/,
  )
  expect(warnings(later)).toEqual([])
  expect(warnings(forLife)).toEqual([])
})

test('a company without a free plan is warned that posting ends', async () => {
  const company = await endingIn('2 days')
  await owner.query('delete from subscriptions where free_offer and company_id = $1', [company.companyId])
  await app.runEvery(endPlansTask)
  await app.runTasks()
  expect(warnings(company)[0]?.paragraphs[0]).toMatch(
    /After that you cannot post new jobs, and the features of the plan are closed\.$/,
  )
})

test('the end of a free trial that is paused is no news', async () => {
  const company = await endingIn('20 days')
  await owner.query(
    `update subscriptions set ends_at = now() + interval '1 day' where free_offer and company_id = $1`,
    [company.companyId],
  )
  await app.runEvery(endPlansTask)
  await app.runTasks()
  expect(warnings(company)).toEqual([])
})

test('nobody is warned of the end of a plan that another one has replaced', async () => {
  const company = await endingIn('2 days')
  const again = await endingIn('2 days')
  await owner.query(`update subscriptions set warned_at = null where company_id = $1`, [again.companyId])
  await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, again, 'enterprise'))
  await app.runEvery(endPlansTask)
  await app.runTasks()
  expect(warnings(again)).toEqual([])
  expect(warnings(company)).toHaveLength(1)
})

test('the plan that each company holds now, for the admin console', async () => {
  const [basic, ended, free] = [await endingIn('1 hour'), await endingIn('-1 hour'), await aCompany(app)]
  const none = await endingIn('-1 hour')
  await owner.query('delete from subscriptions where free_offer and company_id = $1', [none.companyId])
  const ids = [basic, ended, free, none].map(({ companyId }) => companyId)
  const plans = await app.platform.db.forSystem((tx) => currentPlanOf(app.platform, tx, ids))
  expect(plans).toEqual(
    new Map([
      [basic.companyId, { name: 'Basic', postingsLeft: 3 }],
      [ended.companyId, { name: 'Starter', postingsLeft: 1 }],
      [free.companyId, { name: 'Starter', postingsLeft: 1 }],
    ]),
  )
})

test('an expired plan is shown as expired at once', async () => {
  const { token } = await endingIn('-1 second')
  const { body } = await app.call(listSubscriptionsEndpoint, { token })
  expect(body.map((one) => [one.planName, one.subscriptionStatus, one.isCurrent])).toEqual([
    ['Basic', 'EXPIRED', false],
    ['Starter', 'ACTIVE', true],
  ])
})
