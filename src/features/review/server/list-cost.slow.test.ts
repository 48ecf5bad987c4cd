import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { withClient } from '#platform/database/with-client.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { expectCheap, listQueries } from '#testing/cheap-lists.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off', SESSION_CACHE_SECONDS: '60' } })
  company = await aCompany(app)
  job = await aJob(app, company)
  await withClient(app.owner, (owner) =>
    seedCandidates(owner, { ...company, jobId: job.id, count: 1_000_000 }),
  )
}, 600_000)
afterAll(() => app.close())

test.each(listQueries)('of 1,000,000 candidates a page reads little: %j', async (query) => {
  // A minimum is looked for in the index of the order, row by row: the more, the fewer reach it.
  const max = 'field' in query ? 120 : 40
  await expectCheap(app, { token: company.token, jobId: job.id }, query, max)
})

test('a page of twenty reads little in any order', async () => {
  for (const query of listQueries.filter((query) => Object.keys(query).length === 2))
    await expectCheap(app, { token: company.token, jobId: job.id }, { ...query, size: 20 })
  expect.hasAssertions()
})
