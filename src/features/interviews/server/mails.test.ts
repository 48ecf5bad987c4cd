import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { withdrawApplication } from '#features/candidates/server/withdraw-application.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

test('a candidate erased before the mail was sent gets none', async () => {
  const candidate = await aCandidate(app, await aJob(app, await aCompany(app)))
  await aCompletedInterview(app, candidate)
  await owner.query('delete from candidates where id = $1', [candidate.candidateId])
  await app.runTasks()
  const { rows } = await owner.query('select status, attempts from mails where kind = $1', [
    'interviews.application-received',
  ])
  expect(rows).toEqual([{ status: 'dropped', attempts: 1 }])
  expect(app.mail.to(candidate.email)).toHaveLength(1)
})

test.each(['rejected', 'withdrawn'])(
  'nobody hears that the application was received who is %s by then',
  async (decided) => {
    const company = await aCompany(app)
    const candidate = await aCandidate(app, await aJob(app, company))
    await aCompletedInterview(app, candidate)
    const { candidateId } = candidate
    if (decided === 'rejected')
      await app.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
    else {
      const { companyId } = company
      await app.platform.db.forCandidate({ companyId, candidateId }, (tx) =>
        withdrawApplication(app.platform, tx, { companyId, id: candidateId }),
      )
    }
    await app.runTasks()
    const { rows } = await owner.query('select status from mails where kind = $1 and subject_id = $2', [
      'interviews.application-received',
      candidateId,
    ])
    expect(rows).toEqual([{ status: 'dropped' }])
  },
)
