import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '#platform/database/with-client.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { requestCost } from '#testing/request-cost.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeJobEndpoint,
  closeJobEndpoint,
  listCompanyJobsEndpoint,
  listJobsEndpoint,
} from '../contract/jobs.ts'
import { readPublicJobEndpoint } from '../contract/public-job.ts'
import { countCandidate, getJob } from './get-job.ts'
import { listCompanyJobs, listJobs } from './list-jobs.ts'
import { listOpenJobs } from './list-open-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
afterAll(() => app.close())

test('§1.7-3 a company without jobs has none', async () => {
  const { token } = await aCompany(app)
  expect((await app.call(listCompanyJobsEndpoint, { token })).body).toEqual({
    jobs: [],
    last: true,
    found: 0,
    totalJobs: 0,
    totalCandidates: 0,
  })
})

test('§1.7-3 jobs come newest first, with the candidates of each and of all', async () => {
  const company = await aCompany(app)
  const older = await aJob(app, company, { title: 'Older' })
  const newer = await aJob(app, company, { title: 'Newer' })
  const count = (id: typeof older.id) =>
    app.platform.db.forCompany(company.companyId, (tx) => countCandidate(tx, company.companyId, id))
  await count(older.id)
  await count(older.id)
  await count(newer.id)
  const { body } = await app.call(listCompanyJobsEndpoint, { token: company.token })
  expect(body.jobs.map(({ job, numCandidates }) => [job.title, numCandidates])).toEqual([
    ['Newer', 1],
    ['Older', 2],
  ])
  expect(body.totalCandidates).toBe(3)
  await app.call(closeJobEndpoint, { token: company.token, params: { jobId: newer.id } })
  const closedLast = await app.call(listCompanyJobsEndpoint, { token: company.token })
  expect(closedLast.body.jobs.map(({ job }) => job.title)).toEqual(['Older', 'Newer'])
})

test('§1.7-3 §1.7-5 without a page all jobs come, with their descriptions', async () => {
  const company = await aCompany(app)
  const { id } = await aJob(app, company, { description: 'You sell linen to hotels. '.repeat(40).trim() })
  await withClient(app.owner, (owner) =>
    owner.query(
      `insert into jobs (company_id, title, description, location, type, ideal_profile, interview_language, max_candidates)
       select company_id, title || n, description, location, type, ideal_profile, interview_language, max_candidates
       from jobs, generate_series(1, 120) n where id = $1`,
      [id],
    ),
  )
  const all = await app.succeed(listJobsEndpoint, { token: company.token })
  expect([all.jobs.length, all.last]).toEqual([121, true])
  expect(all.jobs[0]?.description).toBe('You sell linen to hotels. '.repeat(40).trim())
  const ofCompany = await app.succeed(listCompanyJobsEndpoint, { token: company.token })
  expect(ofCompany).toMatchObject({ last: true, found: 121, totalJobs: 121 })
  expect(ofCompany.jobs.map(({ job }) => job)).toEqual(all.jobs)
  const paged = await app.succeed(listJobsEndpoint, { token: company.token, query: { page: '0', size: '5' } })
  expect([paged.jobs.length, paged.last]).toEqual([5, false])
})

test('a job says how many of its candidates went how far, and wait for a decision', async () => {
  const company = await aCompany(app)
  const job = await aJob(app, company)
  await withClient(app.owner, (owner) => seedCandidates(owner, { ...company, jobId: job.id, count: 20 }))
  const { jobs } = await app.succeed(listCompanyJobsEndpoint, { token: company.token })
  // Ten have completed; one of them is hired and two are rejected.
  expect(jobs).toMatchObject([
    { numCandidates: 20, numToDecide: 8, funnel: { completed: 10, invited: 1, hired: 1 } },
  ])
})

test('another company sees nothing of them, and cannot reach them by their ids', async () => {
  const owner = await aCompany(app)
  const other = await aCompany(app)
  const { id } = await aJob(app, owner)
  expect((await app.call(listJobsEndpoint, { token: other.token })).body).toEqual({ jobs: [], last: true })
  await app.platform.db.forCompany(other.companyId, async (tx) => {
    await expect(getJob(tx, other.companyId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // Even asked for by its owner's id: the database shows a company its own rows alone.
    await expect(getJob(tx, owner.companyId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await countCandidate(tx, owner.companyId, id)
  })
  expect((await app.call(listJobsEndpoint, { token: owner.token })).body.jobs).toMatchObject([
    { id, currentCandidatesCount: 0 },
  ])
})

describe('the search', () => {
  let company: TestCompany
  const found = async (query: Record<string, string>) => {
    const { status, body } = await app.call(listCompanyJobsEndpoint, { token: company.token, query })
    expect(status).toBe(200)
    expect(body.found).toBe(body.jobs.length)
    return body.jobs.map(({ job }) => job.title)
  }
  beforeAll(async () => {
    company = await aCompany(app)
    await aJob(app, company, {
      title: 'Vendeur à Sfax',
      description: 'Vous gérez l’ÉQUIPE de Größe 100% avec Łukasz.',
    })
    await aJob(app, company, { title: 'Продавец', description: 'Wir wissen, was snake_case und OEUVRE ist.' })
    await aJob(app, company, { title: 'Œuvres', description: 'مُهَنْدِس برمجيات in der Straße 1000.' })
  })

  test.each([
    ['VENDEUR A', ['Vendeur à Sfax']],
    ['équipe', ['Vendeur à Sfax']],
    ['equipe grosse', ['Vendeur à Sfax']],
    ['lukasz', ['Vendeur à Sfax']],
    ['  sfax   equipe ', ['Vendeur à Sfax']],
    ['sfax\u00a0equipe\u0085avec', ['Vendeur à Sfax']],
    ['sfax strasse', []],
    ['vendeur xfax', []],
    ['STRASSE', ['Œuvres']],
    ['oeuvre', ['Œuvres', 'Продавец']],
    ['ПРОДАВЕЦ', ['Продавец']],
    ['مهندس', ['Œuvres']],
    ['100%', ['Vendeur à Sfax']],
    ['%', ['Vendeur à Sfax']],
    ['e_c', ['Продавец']],
    ["'; drop table jobs; --", []],
    ['\\', []],
    [' ', ['Œuvres', 'Продавец', 'Vendeur à Sfax']],
  ])('§jobs-1 “%s” finds %j', async (search, titles) => {
    expect(await found({ search })).toEqual(titles)
  })

  test('§jobs-2 finds any piece of any word, of any script', async () => {
    const words = 'Überprüfung négociez Straße вакансия محاسبة 銀行員 Œuvre l’équipe 50%_net'.split(' ')
    const one = await aCompany(app)
    await aJob(app, one, { description: words.join('\n') })
    const pieces = words.flatMap((word) =>
      [...word].flatMap((_, at) => [word.slice(at, at + 1), word.slice(at, at + 2), word.slice(at)]),
    )
    for (const search of new Set([...pieces, '\u0301'])) {
      const { body } = await app.call(listCompanyJobsEndpoint, { token: one.token, query: { search } })
      expect({ search, found: body.found }).toEqual({ search, found: 1 })
    }
  })

  test('follows an offer that is changed', async () => {
    const job = await aJob(app, company, { title: 'Zimmermann' })
    const { version } = job
    const body = { ...aNewJob({ title: 'Tischlerin' }), version }
    expect(
      (await app.call(changeJobEndpoint, { token: company.token, params: { jobId: job.id }, body })).status,
    ).toBe(200)
    expect(await found({ search: 'zimmermann' })).toEqual([])
    expect(await found({ search: 'tischler' })).toEqual(['Tischlerin'])
    await app.call(closeJobEndpoint, { token: company.token, params: { jobId: job.id } })
    expect(await found({ search: 'tischler', status: 'open' })).toEqual([])
    expect(await found({ search: 'tischler', status: 'closed' })).toEqual(['Tischlerin'])
    expect(await found({ status: 'closed' })).toEqual(['Tischlerin'])
    expect((await app.call(listCompanyJobsEndpoint, { token: company.token })).body).toMatchObject({
      totalJobs: 4,
      found: 4,
    })
  })

  test.each([
    [{ size: '0' }],
    [{ size: '101' }],
    [{ page: '-1' }],
    [{ status: 'gone' }],
    [{ search: 'x'.repeat(121) }],
  ])('%j is refused', async (query) => {
    const { status, error } = await app.call(listCompanyJobsEndpoint, {
      token: company.token,
      query: query as never,
    })
    expect([status, error.code]).toEqual([400, 'BAD_INPUT'])
  })

  test('§1.7-5 pages follow one another until the last', async () => {
    const titles = []
    for (const page of ['0', '1']) {
      const { body } = await app.call(listJobsEndpoint, { token: company.token, query: { page, size: '3' } })
      titles.push(...body.jobs.map(({ title }) => title))
      expect(body.last).toBe(page === '1')
    }
    expect(titles).toEqual(['Œuvres', 'Продавец', 'Vendeur à Sfax', 'Tischlerin'])
    const { body } = await app.call(listCompanyJobsEndpoint, {
      token: company.token,
      query: { search: 'e', page: '7', size: '3' },
    })
    expect(body).toMatchObject({ jobs: [], last: true })
    expect(body.found).toBeGreaterThan(2)
  })
})

test('§company-page-1 everybody sees the open jobs, newest first; another company has none of them', async () => {
  const company = await aCompany(app)
  const jobs = []
  for (const title of ['One', 'Two', 'Three']) jobs.push(await aJob(app, company, { title }))
  await app.call(closeJobEndpoint, { token: company.token, params: { jobId: jobs[1]?.id ?? '' } })
  const open = await app.platform.db.forSystem((tx) => listOpenJobs(tx, company.companyId))
  const { body: shown } = await app.call(readPublicJobEndpoint, { params: { jobId: jobs[2]?.id ?? '' } })
  expect(open).toMatchObject([{ title: 'Three', minutes: shown.minutes }, { title: 'One' }])
})

test('a page is one statement, and one round trip with its totals, of 5,000 jobs', async () => {
  const company = await aCompany(app)
  const { id } = await aJob(app, company)
  await withClient(app.owner, async (owner) => {
    await owner.query(
      `insert into jobs (company_id, title, description, location, salary, type, ideal_profile, interview_language,
         max_candidates, created_at)
       select company_id, title || n, description, location, salary, type, ideal_profile, interview_language,
         max_candidates, now() - n * interval '1 minute'
       from jobs, generate_series(1, 5000) n where id = $1`,
      [id],
    )
    await owner.query('vacuum analyze jobs')
  })
  const page = { page: 0, size: 20 }
  const { roundTrips, statements, buffers } = await requestCost(app, () =>
    listJobs(app.platform, company.companyId, page),
  )
  expect([roundTrips, statements.length]).toEqual([2, 1])
  expect(buffers).toBeLessThanOrEqual(40)
  const withTotals = await requestCost(app, () => listCompanyJobs(app.platform, company.companyId, page))
  expect([withTotals.roundTrips, withTotals.statements.length]).toEqual([2, 4])
})
