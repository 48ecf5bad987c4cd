import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestResetEndpoint } from '#features/accounts/contract/account.ts'
import { findBuyer } from '#features/billing/server/find-buyer.ts'
import { getPublicJob } from '#features/jobs/server/get-public-job.ts'
import { loadCompany } from '#features/site/server/load-company.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('candidates, mails, the public page and invoices name the company by its full name', async () => {
  const fullName = 'Société Méditerranéenne de Tissage et de Confection SARL'
  const company = await aCompany(app, { account: { name: 'Medtex' }, identity: { fullName } })
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job)
  await app.call(requestResetEndpoint, { params: { email: company.email } })
  await app.runTasks()
  const named = await app.platform.db.forSystem(async (tx) => ({
    job: (await getPublicJob(tx, job.id))?.companyName,
    buyer: (await findBuyer(tx, company.companyId))?.name,
  }))
  expect(named).toEqual({ job: fullName, buyer: fullName })
  expect((await loadCompany(app.platform, 'medtex'))?.name).toBe(fullName)
  expect(app.mail.to(company.email).at(-1)?.greeting).toBe(`Hello ${fullName},`)
  expect(JSON.stringify(app.mail.to(candidate.email).at(-1))).toContain(fullName)
})
