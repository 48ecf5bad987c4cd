import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { anOperator, type TestOperator } from '#testing/builders/an-operator.ts'
import { requestCost } from '#testing/request-cost.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import * as calls from '../contract/console.ts'
import { listCompaniesWithUsage } from './list-companies-with-usage.ts'

let app: TestApp
let owner: pg.Client
let operator: TestOperator
let company: TestCompany
let token: string

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
  operator = await anOperator(app)
  token = operator.token
  company = await aCompany(app, { account: { name: 'Éclair Ünal' } })
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const companies = async (query: { search?: string; page?: number; size?: number } = {}) =>
  (await app.call(calls.listCompaniesWithUsageEndpoint, { token, query })).body

test('come with what they use, newest first', async () => {
  const busy = await aCompany(app, { account: { name: 'Busy Ltd' } })
  const colleague = await aColleague(app, busy, 'RECRUITER')
  const job = await aJob(app, busy)
  await aCandidate(app, job)
  await aCandidate(app, job)
  await app.runTasks()
  const pending = await aNewCompany(app, { name: 'Pending Ltd' })
  const { content, last } = await companies({ size: 2 })
  expect(last).toBe(false)
  expect(content).toEqual([
    expect.objectContaining({
      id: pending.companyId,
      onboarded: false,
      users: 1,
      jobs: 0,
      candidates: 0,
      planName: null,
      postingsLeft: null,
    }),
    expect.objectContaining({
      id: busy.companyId,
      name: 'Busy Ltd',
      slug: 'busy-ltd',
      city: 'Tunis',
      onboarded: true,
      users: 2,
      jobs: 1,
      candidates: 2,
      admins: [busy.email],
      planName: 'Starter',
      banned: null,
      deleteAt: null,
    }),
  ])
  expect(content[1]?.admins).not.toContain(colleague.email)
  const ids = new Set<string>()
  for (let page = 0; ; page++) {
    const part = await companies({ page, size: 1 })
    for (const { id } of part.content) ids.add(id)
    if (part.last) break
  }
  expect(ids.size).toBe(Number((await owner.query('select count(*) from companies')).rows[0].count))
})

test.each(['eclair', 'ÉCLAIR', 'ünal', 'UNAL', 'éclair ün', 'eclair-unal', 'lair'])(
  'are found by %s',
  async (search) => {
    expect((await companies({ search })).content.map(({ id }) => id)).toEqual([company.companyId])
  },
)

test('are found by the address of any user, and by nothing that means something to SQL', async () => {
  const colleague = await aColleague(app, company, 'VIEWER')
  const found = async (search: string) => (await companies({ search })).content.map(({ id }) => id)
  expect(await found(colleague.email.toUpperCase())).toEqual([company.companyId])
  expect(await found(company.email)).toEqual([company.companyId])
  for (const nothing of ['%', '_', '\\', "' or 1=1 --", '.*', 'éclair%'])
    expect(await found(nothing)).toEqual([])
})

test('cost as many statements however many they are', async () => {
  const spent = async (size: number) =>
    (await requestCost(app, () => listCompaniesWithUsage(app.platform, { search: '', page: 0, size })))
      .statements.length
  const one = await spent(1)
  expect(one).toBeGreaterThan(3)
  expect(await spent(100)).toBe(one)
})

test('a ban ends sessions and says why; lifted, they log in again', async () => {
  const bad = await aCompany(app, { account: { name: 'Bad Ltd' } })
  const params = { companyId: bad.companyId }
  const reason = 'Asks candidates for money.'
  const ban = () => app.call(calls.banCompanyEndpoint, { token, params, body: { reason } })
  const credentials = { userName: bad.email, password: bad.password }
  const tryLogIn = () => app.call(logInEndpoint, { body: credentials })
  expect((await ban()).status).toBe(200)
  expect((await companies({ search: 'bad ltd' })).content[0]?.banned).toEqual({
    at: app.clock.now().toISOString(),
    reason,
  })
  expect((await app.call(listSubscriptionsEndpoint, { token: bad.token })).status).toBe(401)
  const refused = await tryLogIn()
  expect(refused.status).toBe(403)
  expect(refused.error.message).toContain(reason)
  expect((await app.call(calls.unbanCompanyEndpoint, { token, params })).status).toBe(200)
  const back = await tryLogIn()
  expect(back.status).toBe(200)
  const actions = await app.platform.db.forCompany(bad.companyId, (tx) =>
    listAuditEntries(tx, bad.companyId, { before: Number.MAX_SAFE_INTEGER, size: 3 }),
  )
  expect(actions.map(({ action, actor }) => [action, actor])).toEqual([
    ['user.logged-in', bad.userId],
    ['company.unbanned', operator.operatorId],
    ['company.banned', operator.operatorId],
  ])
  const missing = { companyId: randomUUID() as CompanyId }
  expect((await app.call(calls.unbanCompanyEndpoint, { token, params: missing })).status).toBe(404)
})
