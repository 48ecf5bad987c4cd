import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listCompanyJobs, listJobs } from '../contract.ts'
import { countCandidate, getJob, listQuestions } from './get-job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

test('a company without jobs has none', async () => {
  const { token } = await aCompany(app)
  expect((await app.call(listCompanyJobs, { token })).body).toEqual({
    jobs: [],
    last: true,
    found: 0,
    totalJobs: 0,
    totalCandidates: 0,
  })
})

test('jobs come newest first, with the candidates of each and of all', async () => {
  const company = await aCompany(app)
  const older = await aJob(app, company, { title: 'Older' })
  const newer = await aJob(app, company, { title: 'Newer' })
  const count = (id: typeof older.id) =>
    app.platform.db.forCompany(company.companyId, (tx) => countCandidate(tx, company.companyId, id))
  await count(older.id)
  await count(older.id)
  await count(newer.id)
  const { body } = await app.call(listCompanyJobs, { token: company.token })
  expect(body.jobs.map(({ job, numCandidates }) => [job.title, numCandidates])).toEqual([
    ['Newer', 1],
    ['Older', 2],
  ])
  expect(body.totalCandidates).toBe(3)
})

test('another company sees nothing of them, and cannot reach them by their ids', async () => {
  const owner = await aCompany(app)
  const other = await aCompany(app)
  const { id } = await aJob(app, owner)
  expect((await app.call(listJobs, { token: other.token })).body).toEqual({ jobs: [], last: true })
  await app.platform.db.forCompany(other.companyId, async (tx) => {
    await expect(getJob(tx, other.companyId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // Even asked for by its owner's id: the database shows a company its own rows alone.
    await expect(getJob(tx, owner.companyId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listQuestions(tx, owner.companyId, id)).toEqual([])
    await countCandidate(tx, owner.companyId, id)
  })
  expect((await app.call(listJobs, { token: owner.token })).body.jobs).toMatchObject([
    { id, currentCandidatesCount: 0 },
  ])
})
