import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getCandidateEndpoint, listJobCandidatesEndpoint } from '../contract/candidates.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

it('§2.2.1-7 a list and a candidate carry the state of the report and its address', async () => {
  const { token } = company
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const params = { candidateId: candidate.candidateId }
  const shown = async () => {
    const { content } = await app.succeed(listJobCandidatesEndpoint, {
      token,
      params: { jobId: job.id },
      query: {},
    })
    return [content[0], await app.succeed(getCandidateEndpoint, { token, params })]
  }
  for (const one of await shown()) expect(one).toMatchObject({ reportStatus: null, reportPdfUrl: null })
  await app.succeed(generateReportEndpoint, { token, params })
  for (const one of await shown())
    expect(one).toMatchObject({ reportStatus: 'GENERATING', reportPdfUrl: null })
  await app.runTasks()
  for (const one of await shown())
    expect(one).toMatchObject({ reportStatus: 'READY', reportPdfUrl: expect.stringMatching(/^\/files\//) })
})
