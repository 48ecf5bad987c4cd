import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#platform/database/with-client.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listJobCandidatesEndpoint } from '../contract/candidates.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

test('a list names the fields of 100 that the job does not ask for', async () => {
  const company = await aCompany(app)
  const idealProfile = { ...aNewJob().idealProfile, minExperienceYears: 0 as const }
  const job = await aJob(app, company, { idealProfile })
  const { candidateId } = await aCandidate(app, job)
  await withClient(app.owner, (owner) =>
    owner.query(
      `update candidates set assessment_id = gen_random_uuid(), engine = 'builtin',
         field_scores = '{100,80,80,80,80,100,100,80,80,80}' where id = $1`,
      [candidateId],
    ),
  )
  const { body } = await app.call(listJobCandidatesEndpoint, {
    token: company.token,
    params: { jobId: job.id },
    query: {} as never,
  })
  // Skills and languages are asked for: there 100 is a score.
  expect(body.content[0]?.assessment?.notRequired).toEqual(['experienceMatch'])
})
