import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { findCompanyBySlug } from '#features/accounts/server/get-company.ts'
import { listCompanies } from '#features/accounts/server/list-companies.ts'
import { listDemos, makeDemoCompany, openDemoCompany } from '#features/accounts/server/make-demo-company.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { openDocuments } from '#platform/documents/open-documents.ts'
import { fakeLog } from '#platform/log/fake-log.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { openDemoEndpoint } from '../contract.ts'
import { demoCompany } from './company/demo-company.ts'

const hourMs = 3_600_000

let app: TestApp
/** The companies of earlier hours, the oldest first. */
const older: CompanyId[] = []
beforeAll(async () => {
  app = await startApp({
    settings: { DEMO: 'on' },
    deps: { documents: openDocuments({ log: fakeLog() }) },
  })
  for (const hours of [1, 20]) {
    older.push(await anEmptyDemo())
    app.clock.advance(hours * hourMs)
  }
})
afterAll(() => app.close())

async function anEmptyDemo(): Promise<CompanyId> {
  const { platform } = app
  return platform.db.forSystem(async (tx) => {
    const made = await makeDemoCompany(platform, tx, demoCompany)
    if (!made) throw new Error('Another demo is being made')
    await openDemoCompany(tx, made.companyId)
    return made.companyId
  })
}

const visit = async () => (await app.succeed(openDemoEndpoint, {})).session

/** Visits until there is a session, while tasks run. */
async function visitMade() {
  for (;;) {
    const session = await visit()
    if (session) return session
    await app.runTasks()
  }
}

const jobsOf = (session: { accessToken: string }) =>
  app.call(listCompanyJobsEndpoint, { token: session.accessToken })

test('the demo company is made when somebody asks for it', async () => {
  expect(await visit()).toBeNull()
  const session = await visitMade()
  expect(session).toMatchObject({ role: 'VIEWER', onBoardingStatus: 'COMPLETED' })
  const { body } = await jobsOf(session)
  expect(body.jobs.map(({ job, numCandidates }) => [job.title, numCandidates]).toSorted()).toEqual([
    ['Buchhalter (m/w/d)', 8],
    ['Coordinador/a de logística', 8],
    ['Customer Support Specialist', 8],
    ['Développeur·se full-stack', 8],
    ['Office Manager', 3],
  ])
})

test('nobody outside of it finds the demo company, and no mail left it', async () => {
  await app.runTasks()
  const { forSystem } = app.platform.db
  const company = await forSystem((tx) => findCompanyBySlug(tx, 'dar-numerique'))
  expect(company).toMatchObject({ isDemo: true, openToPublic: false })
  const { companies } = await forSystem((tx) => listCompanies(tx, { search: '', page: 0, size: 10 }))
  expect(companies).toEqual([])
  expect(app.mail.sent).toEqual([])
})

test('strangers cannot apply to its jobs', async () => {
  const { body } = await jobsOf(await visitMade())
  const jobId = body.jobs.find(({ job }) => job.status === 'open')?.job.id as JobId
  const person = {
    firstName: 'Leïla',
    lastName: 'Ben',
    email: 'l@a.example',
    phone: '20123456',
    city: 'Tunis',
  }
  const { error } = await app.call(registerCandidateEndpoint, { body: { ...person, jobId } })
  expect(error.code).toBe('JOB_CLOSED')
})

test('the one before the last is erased', async () => {
  const states = async () => {
    const demos = await app.platform.db.forSystem(listDemos)
    return demos.map(({ companyId, state }) => [older.indexOf(companyId), state])
  }
  await expect.poll(states).toEqual([
    [-1, 'open'],
    [1, 'open'],
  ])
})

test('an hour later a fresh one is being made while visitors look at the last', async () => {
  app.clock.advance(hourMs - 1)
  expect(await building()).toBe(0)
  app.clock.advance(1)
  expect(await visit()).not.toBeNull()
  await expect.poll(building).toBe(1)
})

async function building(): Promise<number> {
  await visit()
  const demos = await app.platform.db.forSystem(listDemos)
  return demos.filter(({ state }) => state === 'building').length
}
