import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getJobPlaceEndpoint } from '../contract/job-place.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
afterAll(() => app.close())

const place = (jobId: JobId, token = company.token) =>
  app.call(getJobPlaceEndpoint, { token, params: { jobId } })

test.each([
  [{ location: 'Sfax, Tunisia', type: 'Full-time' }, true],
  [{ location: 'Xyzzyville', type: 'Full-time' }, false],
  [{ location: 'Xyzzyville', type: 'Remote' }, true],
] as const)('the place of %j is known: %s', async (offer, known) => {
  const { id } = await aJob(app, company, offer)
  expect(await place(id)).toMatchObject({ status: 200, body: { known } })
})

test('a VIEWER may ask; another company and strangers may not', async () => {
  const { id } = await aJob(app, company)
  const viewer = await aColleague(app, company, 'VIEWER')
  expect((await place(id, viewer.token)).status).toBe(200)
  const other = await aCompany(app, { account: { name: 'Other House' } })
  for (const answer of [await place(id, other.token), await place(randomUUID() as JobId)])
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  expect((await app.call(getJobPlaceEndpoint, { params: { jobId: id } })).status).toBe(401)
})
