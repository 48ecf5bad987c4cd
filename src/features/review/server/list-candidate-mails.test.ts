import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectCandidateEndpoint, reopenCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getCandidateEndpoint } from '../contract/candidates.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const known = ({ candidateId }: TestCandidate) => ({ token: company.token, params: { candidateId } })
const mailsTo = async (candidate: TestCandidate) => {
  const { mails } = await app.succeed(getCandidateEndpoint, known(candidate))
  return mails.map(({ kind, state, badAddress }) => [kind, state, badAddress])
}

it('§mails-8 a candidate’s mails are listed with what became of them', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  expect(await mailsTo(candidate)).toEqual([['link', 'sent', false]])
  await aCompletedInterview(app, candidate)
  expect(await mailsTo(candidate)).toEqual([
    ['link', 'sent', false],
    ['received', 'waiting', false],
  ])
  app.mail.failNext('ECONNECTION')
  await app.runTasks().catch(() => undefined)
  expect((await mailsTo(candidate)).at(-1)).toEqual(['received', 'retrying', false])
})

it.each([
  ['smtp-550', true],
  ['bad-recipient', true],
  ['ETIMEDOUT', false],
])(
  '§mails-8 a mail that failed with %s says whether the address was refused',
  async (lastError, badAddress) => {
    const candidate = await aCandidate(app, await aJob(app, company))
    await owner.query(
      "update mails set status = 'dead', sent_at = null, last_error = $2 where subject_id = $1",
      [candidate.candidateId, lastError],
    )
    expect(await mailsTo(candidate)).toEqual([['link', 'failed', badAddress]])
  },
)

it('§mails-8 a mail that no longer applied when its turn came was not sent', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  await app.succeed(rejectCandidateEndpoint, known(candidate))
  app.mail.failNext('ECONNECTION')
  app.clock.advance(15 * 60_000)
  await app.runTasks().catch(() => undefined)
  await app.succeed(reopenCandidateEndpoint, known(candidate))
  const { rows } = await owner.query<{ id: string }>(
    "select id from mails where subject_id = $1 and status = 'waiting'",
    [candidate.candidateId],
  )
  for (const { id } of rows) await app.platform.db.forSystem((tx) => app.platform.mail.resend(tx, id))
  await app.runTasks()
  expect((await mailsTo(candidate)).at(-1)).toEqual(['rejected', 'not-sent', false])
})

it('§mails-8 no address is told, and mails to the company are not among them', async () => {
  const job = await aJob(app, company)
  await owner.query('update jobs set blind = true where id = $1', [job.id])
  const candidate = await aCandidate(app, job)
  await owner.query(
    "insert into mails (company_id, kind, subject_id, version) values ($1, 'review.asked-for-person', $2, '1')",
    [company.companyId, candidate.candidateId],
  )
  const reviewed = await app.succeed(getCandidateEndpoint, known(candidate))
  expect(reviewed.hidden).toBe(true)
  expect(reviewed.mails).toEqual([{ kind: 'link', state: 'sent', at: expect.any(String), badAddress: false }])
})
