import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { completeInterviewEndpoint, saveCvEndpoint } from '../contract/interviews.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: 'on', BILLING: 'off' } })
})
afterAll(() => app.close())

const aFile = (content: string) => ({ name: 'cv.pdf', bytes: Buffer.from(content) })
const sendCv = (token: string, content = '%PDF-1.7\nSales manager') =>
  app.call(saveCvEndpoint, { params: { token }, upload: { file: aFile(content) } })

test('of one link twenty CVs are read in an hour, readable or not, whatever they come by', async () => {
  const job = await aJob(app, await aCompany(app))
  const [{ linkToken }, other] = [await aCandidate(app, job), await aCandidate(app, job)]
  await aStartedInterview(app, { linkToken })
  await aStartedInterview(app, other)
  for (let count = 0; count < 19; count++) expect((await sendCv(linkToken, 'no PDF')).status).toBe(415)
  expect((await sendCv(linkToken)).status).toBe(200)
  const { status, error, headers } = await sendCv(linkToken)
  expect([status, error.code, headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '3600'])
  const whole = { upload: { file: aFile('%PDF-1.7\nSales manager'), fields: { interviewToken: linkToken } } }
  expect((await app.call(completeInterviewEndpoint, whole)).status).toBe(429)
  expect((await sendCv(other.linkToken)).status).toBe(200)
})
