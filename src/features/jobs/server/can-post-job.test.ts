import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPurchase } from '#features/billing/server/confirm-purchase.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { aPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { canPostJobEndpoint, createJobEndpoint, listJobsEndpoint } from '../contract/jobs.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { FREE_OFFER: 'none' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

/** A machine that has too much to do lets some wait too long: they try again, as people do. */
async function post(token: string) {
  for (;;) {
    const answer = await app.call(createJobEndpoint, { token, body: aNewJob() })
    if (answer.status !== 503) return answer
  }
}

/** Both the check and the posting itself say so. */
async function expectBoth(status: number, error: { code: string; message: string }) {
  const { token } = company
  expect(await app.call(canPostJobEndpoint, { token })).toMatchObject({ status, error })
  expect(await post(token)).toMatchObject({ status, error })
}

describe('each outcome of the check is reached on the way of a company', () => {
  test('§1.8-12 NO_SUBSCRIPTION before it has bought anything', () =>
    expectBoth(403, {
      code: 'NO_SUBSCRIPTION',
      message: "Vous n'avez pas d'abonnement. Veuillez en acheter un.",
    }))

  test('§1.7-4 §1.8-12 NOT_ACTIVE while its payment is checked, success once it is confirmed, NO_JOBS_LEFT when all is spent', async () => {
    const purchaseId = await aPurchase(app, company, 'starter')
    await expectBoth(403, { code: 'NOT_ACTIVE', message: "Votre abonnement n'est pas encore actif." })
    await confirmPurchase(app.platform, randomUUID(), purchaseId)
    expect((await app.call(canPostJobEndpoint, { token: company.token })).body).toEqual({ canPost: true })
    expect((await post(company.token)).status).toBe(200)
    await expectBoth(403, {
      code: 'NO_JOBS_LEFT',
      message: "Vous avez utilisé toutes vos offres d'emploi.",
    })
  })

  test('§1.8-12 §jobs-18 EXPIRED_SUBSCRIPTION after its month, and what is posted goes on', async () => {
    await owner.query(
      `update subscriptions set ends_at = now(), postings_left = 1 where company_id = $1 and status = 'ACTIVE'`,
      [company.companyId],
    )
    await expectBoth(403, { code: 'EXPIRED_SUBSCRIPTION', message: 'Votre abonnement a expiré.' })
    const { body } = await app.call(listJobsEndpoint, { token: company.token })
    expect(body.jobs.map(({ status }) => status)).toEqual(['open'])
  })

  test('§1.8-12 anything else has a message that no other outcome has', async () => {
    await owner.query('alter table subscriptions rename to subscriptions_gone')
    const answer = await app.call(canPostJobEndpoint, { token: company.token })
    await owner.query('alter table subscriptions_gone rename to subscriptions')
    expect(answer.status).toBe(500)
    expect(answer.error.message).not.toMatch(/abonnement|offres d'emploi/)
  })
})

test.each([1, 3, 10])('§jobs-17 fifty post at once with %i left: exactly so many jobs', async (left) => {
  const { token, companyId } = await aCompany(app)
  await confirmPurchase(app.platform, randomUUID(), await aPurchase(app, { token }, 'enterprise'))
  await owner.query(`update subscriptions set postings_left = $2 where company_id = $1`, [companyId, left])
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(token)))
  const codes = answers.map(({ status, error }) => (status === 200 ? 'posted' : error.code))
  expect(codes.filter((code) => code === 'posted')).toHaveLength(left)
  expect(codes.filter((code) => code === 'NO_JOBS_LEFT')).toHaveLength(50 - left)
  expect((await app.call(listJobsEndpoint, { token })).body.jobs).toHaveLength(left)
})
