import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { logOutEndpoint } from '#features/accounts/contract/account.ts'
import { changeRoleEndpoint } from '#features/accounts/contract/team.ts'
import { banCompany, unbanCompany } from '#features/accounts/server/ban-company.ts'
import { logOutOperatorEndpoint } from '#features/admin/contract/operators.ts'
import { identifyOperator } from '#features/admin/server/identify-operator.ts'
import { getCvEndpoint } from '#features/interviews/contract/transcript.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { getCandidateEndpoint, listJobCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { listChainedEntries } from '#platform/audit/audit-log.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { anOperator } from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let company: TestCompany
let candidate: TestCandidate
let job: Job

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await aCompany(app)
  job = await aJob(app, company)
  candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
})

const linkFor = async (token: string) => {
  const { candidateId } = candidate
  return (await app.succeed(getCvEndpoint, { token, params: { candidateId } })).url
}
const open = async (url: string) => (await app.inject({ url })).status

it('D12 a link ends when whoever asked for it logs out; those of others stay', async () => {
  const colleague = await aColleague(app, company, 'VIEWER')
  const [own, theirs] = [await linkFor(company.token), await linkFor(colleague.token)]
  expect([await open(own), await open(theirs)]).toEqual([200, 200])
  await app.succeed(logOutEndpoint, { token: company.token })
  expect([await open(own), await open(theirs)]).toEqual([404, 200])
})

it('D12 a link ends with the role of whoever asked for it', async () => {
  const colleague = await aColleague(app, company, 'RECRUITER')
  const url = await linkFor(colleague.token)
  const params = { userId: colleague.userId }
  await app.succeed(changeRoleEndpoint, { token: company.token, params, body: { role: 'VIEWER' } })
  expect([await open(url), await open(await linkFor(colleague.token))]).toEqual([404, 200])
})

it('D12 a link ends with a ban, and stays dead after it', async () => {
  const url = await linkFor(company.token)
  const { companyId } = company
  await banCompany(app.platform, { operatorId: randomUUID(), companyId, reason: 'Spam.' })
  expect(await open(url)).toBe(404)
  await unbanCompany(app.platform, { operatorId: randomUUID(), companyId })
  expect(await open(url)).toBe(404)
})

it('D12 a link of an operator ends when they log out', async () => {
  const { token, operatorId } = await anOperator(app)
  const holder = await identifyOperator(app.platform, token)
  if (!holder) throw new Error(`${operatorId} is not logged in`)
  await app.platform.files.put(`${company.companyId}/payment/1`, Buffer.from('x'))
  const { sessionId } = holder
  const url = app.platform.links.heldBy({ who: 'operator', sessionId }).signedFile({
    key: `${company.companyId}/payment/1`,
    name: 'p.jpg',
    contentType: 'image/jpeg',
    disposition: 'inline',
  })
  expect(await open(url)).toBe(200)
  await app.succeed(logOutOperatorEndpoint, { token })
  expect(await open(url)).toBe(404)
})

async function openings() {
  const { companyId } = company
  const page = { subjectIds: [candidate.candidateId], after: 0, size: 100 }
  const entries = await app.platform.db.forCompany(companyId, (tx) => listChainedEntries(tx, companyId, page))
  return entries.filter(({ action }) => action === 'candidate.cv-opened').map(({ actor }) => actor)
}

it('D11 opening a CV is in the audit log however it was linked, once', async () => {
  const { token, userId } = company
  const { content } = await app.succeed(listJobCandidatesEndpoint, { token, params: { jobId: job.id } })
  const { candidateId } = candidate
  const shown = await app.succeed(getCandidateEndpoint, { token, params: { candidateId } })
  expect(await openings()).toEqual([])
  expect(await open(content[0]?.cvUrl ?? '')).toBe(200)
  expect(await openings()).toEqual([userId])
  expect(await open(shown.cvUrl ?? '')).toBe(200)
  expect(await openings()).toEqual([userId, userId])
  // Asking for it is recorded at once, for the answer holds its text; the file that follows is the same opening.
  expect(await open(await linkFor(token))).toBe(200)
  expect(await openings()).toEqual([userId, userId, userId])
})

it('D11 a link that has ended leaves no line', async () => {
  const { token } = company
  const { content } = await app.succeed(listJobCandidatesEndpoint, { token, params: { jobId: job.id } })
  await app.succeed(logOutEndpoint, { token })
  expect(await open(content[0]?.cvUrl ?? '')).toBe(404)
  expect(await openings()).toEqual([])
})
