import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { requestCost } from '#testing/request-cost.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listCandidatePage } from './list-candidates.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
  await owner.query(
    `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status, score,
       link_expires_at, created_at, applied_at)
     select $1, $2, 'Name ' || n * 7919 % 5000, 'Trabelsi', n || '@candidate.example', '22345678', 'Tunis', 'PENDING',
       case when n % 5 = 0 then null else n * 31 % 101 end, now(), now() - n * interval '1 hour',
       case when n % 2 = 0 then now() - n * interval '30 minutes' end
     from generate_series(1, 5000) n`,
    [company.companyId, job.id],
  )
  await owner.query('vacuum analyze candidates')
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

describe('a page of 5,000 candidates is one statement that reads an index', () => {
  test.each([
    ['score', 'desc'],
    ['score', 'asc'],
    ['createdAt', 'desc'],
    ['createdAt', 'asc'],
    ['firstName', 'asc'],
    ['firstName', 'desc'],
  ] as const)('by %s %s', async (sortBy, sortDir) => {
    const { statements, buffers } = await requestCost(app, () =>
      app.platform.db.forCompany(company.companyId, (tx) =>
        listCandidatePage(tx, company.companyId, job.id, { page: 0, size: 20, sortBy, sortDir }),
      ),
    )
    expect(statements).toHaveLength(1)
    expect(buffers).toBeLessThanOrEqual(40)
  })
})
