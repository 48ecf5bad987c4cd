import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { generateReportEndpoint, getReportEndpoint } from '../contract/candidate-report.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

it('a report is made in the background and opens by its link', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  const known = { token: company.token, params: { candidateId: candidate.candidateId } }
  expect((await app.call(generateReportEndpoint, known)).error.code).toBe('NOT_ASSESSED')
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  expect(await app.succeed(generateReportEndpoint, known)).toEqual({
    reportStatus: 'GENERATING',
    reportPdfUrl: null,
    reportOutdated: null,
  })
  await app.runTasks()
  const { reportStatus, reportPdfUrl } = await app.succeed(getReportEndpoint, known)
  expect(reportStatus).toBe('READY')
  const opened = await app.inject({ method: 'GET', url: reportPdfUrl ?? '' })
  expect(opened.text.slice(0, 5)).toBe('%PDF-')
})
