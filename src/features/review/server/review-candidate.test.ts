import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getCandidateEndpoint } from '../contract/candidates.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

it('a candidate has a timeline from the registration to the decision, and who decided', async () => {
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const known = { token: company.token, params: { candidateId: candidate.candidateId } }
  // Past the database's own clock, which dates the interview.
  app.clock.advance(3_600_000)
  await app.succeed(rejectCandidateEndpoint, { ...known, body: { reason: 'No driving licence' } })
  const { timeline, decision, undoUntil } = await app.succeed(getCandidateEndpoint, known)
  const kinds = [
    'registered',
    'link-sent',
    'started',
    'completed',
    'mail-sent',
    'assessed',
    'rejected',
  ] as const
  expect(timeline.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  expect(timeline.at(-1)).toMatchObject({ kind: 'rejected', by: company.email })
  expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted())
  expect(decision).toEqual({
    status: 'REJECTED',
    by: company.email,
    reason: 'No driving licence',
    at: app.clock.now().toISOString(),
  })
  expect(undoUntil).toBe(new Date(app.clock.now().getTime() + 15 * 60_000).toISOString())
})
