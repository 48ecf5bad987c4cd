import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { readPublicJobEndpoint } from '#features/jobs/contract/public-job.ts'
import { loadApplyPage } from '#features/jobs/server/load-apply-page.ts'
import { aCandidate, aRegistration, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  getDeletionEndpoint,
  requestDeletionEndpoint,
  requestExportEndpoint,
  undoDeletionEndpoint,
} from '../contract/company-data.ts'
import { eraseCompanyTask, eraseRemains } from './delete-company.ts'

const day = 86_400_000

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
beforeEach(async () => {
  company = await aCompany(app)
  job = await aJob(app, company)
  candidate = await aCandidate(app, job)
})

const ask = (password = company.password) =>
  app.call(requestDeletionEndpoint, { token: company.token, body: { password } })
const undo = () => app.call(undoDeletionEndpoint, { token: company.token })
const known = async () => (await app.call(getDeletionEndpoint, { token: company.token })).body
const subjects = (email: string) => app.mail.to(email).map(({ subject }) => subject)
const actions = async () => {
  const { rows } = await owner.query<{ action: string }>(
    `select action from audit_log where company_id = $1 and action like 'company.deletion%' order by seq`,
    [company.companyId],
  )
  return rows.map(({ action }) => action)
}
const exists = async ({ companyId } = company) =>
  (await owner.query('select from companies where id = $1', [companyId])).rowCount === 1
/** As if it had been asked for so long ago, by the database's clock. */
const age = (days: number) =>
  owner.query('update companies set delete_at = delete_at - make_interval(days => $2) where id = $1', [
    company.companyId,
    days,
  ])

describe('asking for deletion', () => {
  test('says what goes, and until when it can be undone', async () => {
    expect(await known()).toEqual({ deleteAt: null, users: 1, jobs: 1, candidates: 1 })
    const { status, body } = await ask()
    expect(status).toBe(200)
    const days = (Date.parse(body.deleteAt) - app.clock.now().getTime()) / day
    expect(days).toBeGreaterThan(6.999)
    expect(days).toBeLessThan(7.01)
    expect(await known()).toEqual({ deleteAt: body.deleteAt, users: 1, jobs: 1, candidates: 1 })
  })

  test('needs the password', async () => {
    const refused = await ask('Not the password 1')
    expect([refused.status, refused.error.code]).toEqual([400, 'WRONG_PASSWORD'])
    expect(refused.error.fields).toEqual({ password: 'This is not your password.' })
    expect((await known()).deleteAt).toBeNull()
    expect(await actions()).toEqual([])
  })

  test('is mailed to every ADMIN, and to nobody else', async () => {
    const admin = await aColleague(app, company, 'ADMIN')
    const viewer = await aColleague(app, company, 'VIEWER')
    await ask()
    await app.runTasks()
    for (const { email } of [company, admin])
      expect(subjects(email).at(-1)).toBe('Your Mindhire account will be deleted')
    expect(subjects(viewer.email)).not.toContain('Your Mindhire account will be deleted')
    const mail = app.mail.to(company.email).at(-1)
    expect(mail?.action?.url).toBe('http://mindhire.test/Settings#delete-account')
    expect(mail?.preview).toMatch(
      /^You can still keep it until \d+ \w+ \d{4} at \d\d:\d\d \(Africa\/Tunis\)\.$/,
    )
  })

  test('twice, or at once, changes nothing more', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map(({ body }) => body.deleteAt)).size).toBe(1)
    app.clock.advance(3_600_000)
    expect((await ask()).body.deleteAt).toBe(answers[0].body.deleteAt)
    app.clock.advance(-3_600_000)
    await app.runTasks()
    expect(await actions()).toEqual(['company.deletion-requested'])
    expect(subjects(company.email).filter((subject) => /deleted/.test(subject))).toHaveLength(1)
  })

  test.each(['RECRUITER', 'VIEWER'] as const)(
    'is not for a %s, nor is undoing it or a copy',
    async (role) => {
      const { token, password } = await aColleague(app, company, role)
      const answers = [
        await app.call(requestDeletionEndpoint, { token, body: { password } }),
        await app.call(undoDeletionEndpoint, { token }),
        await app.call(requestExportEndpoint, { token }),
        await app.call(getDeletionEndpoint, { token }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    },
  )
})

describe('while the seven days run', () => {
  test('the public links are closed as for an unknown job, until it is undone', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const answers = async (jobId: string) => {
      const page = await loadApplyPage(app.platform, jobId).catch((error: { code?: string }) => error.code)
      const read = await app.call(readPublicJobEndpoint, { params: { jobId } })
      const registered = await app.call(registerCandidateEndpoint, {
        body: aRegistration(jobId as Job['id']),
      })
      return [page, read.status, read.error, registered.status, registered.error]
    }
    await ask()
    expect(await answers(job.id)).toEqual(await answers(unknown))
    await undo()
    const open = await answers(job.id)
    expect([open[1], open[3]]).toEqual([200, 200])
    expect(open[0]).toMatchObject({ id: job.id })
  })

  test('a candidate under way finishes', async () => {
    await ask()
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    const { rowCount } = await owner.query('select from assessments where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rowCount).toBe(1)
  })

  test('undoing it is mailed and recorded; undoing it again does nothing', async () => {
    await ask()
    await app.runTasks()
    expect((await undo()).status).toBe(200)
    expect((await undo()).status).toBe(200)
    await app.runTasks()
    expect((await known()).deleteAt).toBeNull()
    expect(await actions()).toEqual(['company.deletion-requested', 'company.deletion-undone'])
    expect(subjects(company.email).slice(-2)).toEqual([
      'Your Mindhire account will be deleted',
      'Your Mindhire account stays',
    ])
  })

  test('what was undone is not erased when the first time comes, and asking again gives seven new days', async () => {
    await ask()
    await undo()
    app.clock.advance(7 * day + 120_000)
    await app.runTasks()
    expect(await exists()).toBe(true)
    app.clock.advance(-7 * day - 120_000)
    await ask()
    await age(3)
    await app.runEvery({ name: 'privacy.erase-due' })
    expect(await exists()).toBe(true)
  })
})

describe('when the time has come', () => {
  test('an hourly look finds it by itself', async () => {
    const neighbour = await aCompany(app)
    await ask()
    await age(8)
    expect(await app.runEvery({ name: 'privacy.erase-due' })).toContain('privacy.erase-company')
    expect([await exists(), await exists(neighbour)]).toEqual([false, true])
  })

  test('a clock that jumps erases nobody: the database must agree', async () => {
    await ask()
    app.clock.advance(400 * day)
    await app.runEvery({ name: 'privacy.erase-due' })
    app.clock.advance(-400 * day)
    expect(await exists()).toBe(true)
    await age(8)
    app.clock.advance(-10 * day)
    await app.runEvery({ name: 'privacy.erase-due' })
    app.clock.advance(10 * day)
    expect(await exists()).toBe(true)
  })

  test('a failure half-way leaves all of it, and the next try erases it', async () => {
    await app.platform.files.put(`${company.companyId}/cv/one`, Buffer.from('x'))
    await ask()
    await app.runTasks()
    await age(8)
    const { audit } = app.platform
    const failing = { ...app.platform, audit: { record: () => Promise.reject(new Error('Killed')) } }
    await expect(eraseCompanyTask.run({ ...failing }, { companyId: company.companyId })).rejects.toThrow(
      'Killed',
    )
    expect(await exists()).toBe(true)
    expect((await known()).candidates).toBe(1)
    const applied = await owner.query('select from candidates where company_id = $1', [company.companyId])
    expect(applied.rowCount).toBe(1)
    expect((await app.waitingTasks()).filter(({ name }) => name === eraseRemains.name)).toEqual([])
    const mails = () => owner.query('select from mails where company_id = $1', [company.companyId])
    expect((await mails()).rowCount).toBeGreaterThan(0)
    await eraseCompanyTask.run({ ...failing, audit }, { companyId: company.companyId })
    await eraseCompanyTask.run({ ...failing, audit }, { companyId: company.companyId })
    expect([await exists(), (await mails()).rowCount]).toEqual([false, 0])
    await app.runTasks()
    await expect(app.platform.files.open(`${company.companyId}/cv/one`)).rejects.toThrow('no such file')
  })

  test('more candidates than one statement takes go all', async () => {
    await owner.query(
      `insert into candidates (company_id, job_id, first_name, last_name, email, phone, city, status, link_expires_at)
       select $1, $2, 'Amel', 'Gharbi', 'amel' || n || '@mail.example', '22333444', 'Tunis', 'PENDING', now()
       from generate_series(1, 4100) n`,
      [company.companyId, job.id],
    )
    await ask()
    await age(8)
    await eraseCompanyTask.run(app.platform, { companyId: company.companyId })
    expect(await exists()).toBe(false)
    const { rowCount } = await owner.query('select from candidates where company_id = $1', [
      company.companyId,
    ])
    expect(rowCount).toBe(0)
  })

  test('tasks that still wait for it end quietly', async () => {
    await aCompletedInterview(app, candidate)
    await app.call(requestExportEndpoint, { token: company.token })
    await ask()
    await age(8)
    const waited = (await app.waitingTasks()).map(({ name }) => name)
    await app.runEvery({ name: 'privacy.erase-due' })
    const reached = await app.runTasks()
    expect(waited).toEqual(expect.arrayContaining(['interviews.read-cv', 'privacy.make-export', 'mail.send']))
    expect(reached).toEqual([])
    expect(await exists()).toBe(false)
  })

  test('the files of a company that is still there are not touched', async () => {
    const key = `${company.companyId}/cv/one`
    await app.platform.files.put(key, Buffer.from('x'))
    await eraseRemains.run(app.platform, { companyId: company.companyId })
    expect((await app.platform.files.open(key)).size).toBe(1)
  })
})
