import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { withClient } from '#platform/database/with-client.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { expectCheap, listQueries, searchQueries } from '#testing/cheap-lists.ts'
import { requestCost } from '#testing/request-cost.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { searchCandidatesEndpoint } from '../contract/candidates.ts'

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
  const filters = Object.keys(query).filter((key) => ['group', 'band', 'flag', 'field'].includes(key))
  // A window of the order is read in an index. From 32,672 pages of the table on its visibility map has two pages, and
  // each change between them counts: some 76 for 300 rows in random order.
  const isWindow = filters.length > 1 || 'field' in query
  await expectCheap(app, { token: company.token, jobId: job.id }, query, isWindow ? 140 : 40)
})

test('a page of twenty reads little in any order', async () => {
  for (const query of listQueries.filter((query) => Object.keys(query).length === 2))
    await expectCheap(app, { token: company.token, jobId: job.id }, { ...query, size: 20 })
  expect.hasAssertions()
})

// At most a thousand who share the rarest word are read, or a window of five hundred in the order.
test.each(searchQueries)('a search reads a bounded part: %j', async (query) => {
  await expectCheap(app, { token: company.token, jobId: job.id }, query, 5_000)
})

test.each(['4321', 'trabelsi', 'trabelsi 4321', 'nobody'])(
  'so does one over all jobs: %s',
  async (search) => {
    const ask = () => app.succeed(searchCandidatesEndpoint, { token: company.token, query: { search } })
    await ask()
    const { statements, buffers } = await requestCost(app, ask)
    expect(statements.length).toBeLessThanOrEqual(3)
    expect(buffers).toBeLessThanOrEqual(5_000)
  },
)
