import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employerReads, endpoint } from '#contract/endpoint.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorReply } from '#platform/http/error-reply.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listSubscriptions } from '../contract.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { currentPlanOf } from './current-plan-of.ts'
import { hasFeature, planNeeded, requireFeature } from './require-feature.ts'
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
    `update subscriptions set ends_at = now() + $2::interval where company_id = $1 and status = 'ACTIVE'`,
    [company.companyId, time],
  )
  return company
}

const statuses = async ({ companyId }: TestCompany) => {
  const { rows } = await owner.query<{ status: string }>(
    'select status from subscriptions where company_id = $1 order by created_at desc',
    [companyId],
  )
  return rows.map(({ status }) => status)
}
const warnings = ({ email }: TestCompany) =>
  app.mail.to(email).filter(({ subject }) => / ends on \d+ \w+ \d{4}$/.test(subject))
const inRows = <T>({ companyId }: TestCompany, work: (tx: Tx) => Promise<T>) =>
  app.platform.db.forCompany(companyId, work)

test('a plan ends by the clock of the database, and its row says so within minutes', async () => {
  const over = await endingIn('-1 second')
  const running = await endingIn('1 minute')
  // The clock of the process says something else altogether.
  app.clock.advance(-40 * 86_400_000)
  await app.runEvery(endPlansTask)
  expect(await statuses(over)).toEqual(['EXPIRED', 'EXPIRED'])
  expect(await statuses(running)).toEqual(['ACTIVE', 'EXPIRED'])
  app.clock.advance(40 * 86_400_000)
})

test('three days before its end the holder is told, once', async () => {
  const [soon, later] = [await endingIn('71 hours'), await endingIn('73 hours')]
  const forLife = await aCompany(app)
  for (let times = 0; times < 3; times++) {
    await app.runEvery(endPlansTask)
    await app.runTasks()
  }
  expect(warnings(soon)).toHaveLength(1)
  expect(warnings(soon)[0]?.subject).toMatch(/^Your Basic plan ends on /)
  expect(warnings(soon)[0]?.action?.url).toBe('http://mindhire.test/Pricing')
  expect(warnings(later)).toEqual([])
  expect(warnings(forLife)).toEqual([])
})

test('nobody is told of the end of a plan that another one has replaced', async () => {
  const company = await endingIn('2 days')
  const again = await endingIn('2 days')
  await owner.query(`update subscriptions set warned_at = null where company_id = $1`, [again.companyId])
  await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, again, 'enterprise'))
  await app.runEvery(endPlansTask)
  await app.runTasks()
  expect(warnings(again)).toEqual([])
  expect(warnings(company)).toHaveLength(1)
})

describe('what a plan unlocks', () => {
  const locked = {
    code: 'PLAN_NEEDED',
    detail: 'This is part of the Enterprise plan. Upgrade your plan to use it.',
  }

  test('is open while it runs, and closed from the moment it is over', async () => {
    const company = await endingIn('1 hour', 'enterprise')
    const { companyId } = company
    const need = () => inRows(company, (tx) => requireFeature(app.platform, tx, companyId, 'responses'))
    await need()
    await owner.query(
      `update subscriptions set ends_at = now() where company_id = $1 and status = 'ACTIVE'`,
      [companyId],
    )
    await expect(need()).rejects.toMatchObject(locked)
    expect(await inRows(company, (tx) => hasFeature(app.platform, tx, companyId, 'responses'))).toBe(false)
  })

  test('is closed with another plan, with none, and while the payment is checked', async () => {
    const company = await aCompany(app)
    const { companyId } = company
    const need = () => inRows(company, (tx) => requireFeature(app.platform, tx, companyId, 'scheduling'))
    await expect(need()).rejects.toMatchObject(locked)
    const purchaseId = await aPurchase(app, company, 'enterprise')
    await expect(need()).rejects.toMatchObject(locked)
    await confirmPurchase(app.platform, randomUUID(), purchaseId)
    await need()
  })

  test('is refused with 403 and the name of the plan by an endpoint that needs it', async () => {
    const company = await aCompany(app)
    const call = endpoint({
      method: 'GET',
      path: '/api/locked',
      summary: 'Needs a plan.',
      access: employerReads,
      reply: 'nothing',
      refusals: planNeeded,
    })
    const refusal: unknown = await inRows(company, (tx) =>
      requireFeature(app.platform, tx, company.companyId, 'reports'),
    ).catch((error: unknown) => error)
    expect(errorReply(refusal, call)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_NEEDED', message: locked.detail },
    })
  })

  test('of others is not ours', async () => {
    const theirs = await endingIn('1 hour', 'enterprise')
    const ours = await aCompany(app)
    const open = await inRows(ours, (tx) => hasFeature(app.platform, tx, theirs.companyId, 'reports'))
    expect(open).toBe(false)
  })
})

test('the plan that each company holds now, for the desk', async () => {
  const [basic, none, free] = [await endingIn('1 hour'), await endingIn('-1 hour'), await aCompany(app)]
  const ids = [basic, none, free].map(({ companyId }) => companyId)
  const plans = await app.platform.db.forSystem((tx) => currentPlanOf(app.platform, tx, ids))
  expect(plans).toEqual(
    new Map([
      [basic.companyId, { name: 'Basic', postingsLeft: 3 }],
      [free.companyId, { name: 'Starter', postingsLeft: 1 }],
    ]),
  )
})

test('what is over is shown as over at once', async () => {
  const { token } = await endingIn('-1 second')
  const { body } = await app.call(listSubscriptions, { token })
  expect(body.some(({ isCurrent }) => isCurrent)).toBe(false)
})
