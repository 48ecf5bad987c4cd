import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeJobEndpoint,
  closeJobEndpoint,
  type Job,
  type NewJob,
  readJobEndpoint,
  reopenJobEndpoint,
} from '../contract/jobs.ts'
import { readPublicJobEndpoint } from '../contract/public-job.ts'
import { loadApplyPage } from './load-apply-page.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let stranger: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  stranger = await aCompany(app, { account: { name: 'Strangers' } })
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const change = ({ id, version }: Job, offer: Partial<NewJob>, { token } = company) =>
  app.call(changeJobEndpoint, { token, params: { jobId: id }, body: { ...aNewJob(offer), version } })
const read = async ({ id }: Pick<Job, 'id'>) =>
  (await app.call(readJobEndpoint, { token: company.token, params: { jobId: id } })).body
const close = ({ id }: Pick<Job, 'id'>, { token } = company) =>
  app.call(closeJobEndpoint, { token, params: { jobId: id } })
const reopen = ({ id }: Pick<Job, 'id'>, { token } = company) =>
  app.call(reopenJobEndpoint, { token, params: { jobId: id } })
const actionsOn = async ({ id }: Pick<Job, 'id'>) =>
  (
    await owner.query('select action, actor from audit_log where subject_id = $1 order by seq', [id])
  ).rows.map(({ action, actor }) => [action, actor === company.userId])

describe('an offer is changed', () => {
  test('§jobs-6 as it is sent, and the later of two gets a conflict', async () => {
    const job = await aJob(app, company)
    const changed = await change(job, { title: 'Head of Sales', salary: null, location: 'Sfax' })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ title: 'Head of Sales', salary: null, location: 'Sfax', version: 2 })
    expect(await change(job, { title: 'Too late' })).toMatchObject({
      status: 409,
      error: { code: 'JOB_CHANGED' },
    })
    expect((await read(job)).title).toBe('Head of Sales')
    expect(await actionsOn(job)).toEqual([
      ['job.posted', true],
      ['job.changed', true],
    ])
  })

  test('the same sent again changes nothing, even under the version before', async () => {
    const job = await aJob(app, company)
    const offer = { title: 'Head of Sales' }
    const first = await change(job, offer)
    await app.runTasks()
    const again = await change(job, offer)
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ version: first.body.version, questionsState: 'ready' })
    expect(await actionsOn(job)).toHaveLength(2)
  })

  test('of two at once one gets a conflict', async () => {
    const job = await aJob(app, company)
    const answers = await Promise.all([change(job, { title: 'One' }), change(job, { title: 'Two' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    [{ title: ' ' }, 'Please enter a job title.'],
    [{ idealProfile: undefined as never }, 'Please describe the ideal candidate.'],
  ])('%j is refused as on posting', async (offer, message) => {
    const job = await aJob(app, company)
    expect(await change(job, offer)).toMatchObject({ status: 400, error: { code: 'BAD_INPUT', message } })
  })

  test('by its own company alone: for others there is no such job', async () => {
    const job = await aJob(app, company)
    const calls = [
      change(job, { title: 'Ours now' }, stranger),
      close(job, stranger),
      reopen(job, stranger),
      app.call(readJobEndpoint, { token: stranger.token, params: { jobId: job.id } }),
      app.call(readJobEndpoint, { token: company.token, params: { jobId: randomUUID() } }),
    ]
    for (const answer of await Promise.all(calls))
      expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND'])
    expect(await read(job)).toEqual(job)
  })
})

describe('its questions', () => {
  test.each([
    ['title', { title: 'Night nurse' }],
    [
      'description',
      { description: 'You look after patients at night and write a report for the day shift.' },
    ],
    ['type', { type: 'Internship' as const }],
    ['language', { interviewLanguage: 'Deutsch' as const }],
    ['skills', { idealProfile: { ...aNewJob().idealProfile, skills: ['Haggling'] } }],
    ['soft skills', { idealProfile: { ...aNewJob().idealProfile, softSkills: ['Creativity' as const] } }],
    ['seniority', { idealProfile: { ...aNewJob().idealProfile, seniorityLevel: 'Intern' as const } }],
    ['industry', { idealProfile: { ...aNewJob().idealProfile, industryBackground: 'Energy' as const } }],
  ])('are written again when the %s changes', async (_what, offer) => {
    const job = await aJob(app, company)
    expect((await change(job, offer)).body.questionsState).toBe('preparing')
    await app.runTasks()
    const after = await read(job)
    expect(after.questionsState).toBe('ready')
    expect(after.tailoredQuestions.length).toBeGreaterThan(4)
  })

  test('stay when nothing changes that they ask about', async () => {
    const job = await aJob(app, company)
    const { body } = await change(job, { salary: 2000, location: 'Sfax' })
    expect(body).toMatchObject({ questionsState: 'ready', tailoredQuestions: job.tailoredQuestions })
    expect(await app.waitingTasks()).toEqual([])
  })

  test('stay once a candidate has started, and so does their language', async () => {
    const job = await aJob(app, company)
    await aStartedInterview(app, await aCandidate(app, job))
    expect((await read(job)).questionsLocked).toBe(true)
    const changed = await change(job, { title: 'Other title' })
    expect(changed.body).toMatchObject({
      questionsState: 'ready',
      tailoredQuestions: job.tailoredQuestions,
      title: 'Other title',
    })
    expect(await change(changed.body, { title: 'Other title', interviewLanguage: 'English' })).toMatchObject({
      status: 409,
      error: {
        code: 'QUESTIONS_LOCKED',
        message: 'A candidate has already started the interview, so its language can no longer be changed.',
      },
    })
  })

  test('a start that races with a change of language comes before it or waits for the new questions', async () => {
    const { start } = interviewCalls(app)
    for (let run = 0; run < 8; run++) {
      const job = await aJob(app, company)
      const candidate = await aCandidate(app, job)
      const [started, changed] = await Promise.all([
        start(candidate),
        change(job, { interviewLanguage: 'English' }),
      ])
      const outcome = [started.error?.code ?? started.status, changed.error?.code ?? changed.status]
      expect([
        [200, 'QUESTIONS_LOCKED'],
        ['INTERVIEW_NOT_READY', 200],
      ]).toContainEqual(outcome)
      await app.runTasks()
    }
  })
})

describe('a closed job', () => {
  test('§jobs-6 closes and opens again, freely, and twice is once', async () => {
    const job = await aJob(app, company)
    for (let twice = 0; twice < 2; twice++)
      expect(await close(job)).toMatchObject({ status: 200, body: { status: 'closed' } })
    expect((await read(job)).status).toBe('closed')
    for (let twice = 0; twice < 2; twice++)
      expect(await reopen(job)).toMatchObject({ status: 200, body: { status: 'open' } })
    expect((await read(job)).status).toBe('open')
    expect((await actionsOn(job)).map(([action]) => action)).toEqual([
      'job.posted',
      'job.closed',
      'job.reopened',
    ])
  })

  test('§jobs-6 is not there for the public and takes nobody new; opened again it is and does', async () => {
    const job = await aJob(app, company)
    const publicly = () => app.call(readPublicJobEndpoint, { params: { jobId: job.id } })
    expect((await publicly()).body).toMatchObject({
      salary: 1500,
      createdAt: job.createdAt,
      companyPage: expect.stringMatching(/^\/[a-z0-9-]+$/),
    })
    await close(job)
    expect(await publicly()).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    await expect(loadApplyPage(app.platform, job.id)).rejects.toMatchObject({
      code: 'JOB_CLOSED',
      fields: { companyPage: expect.stringMatching(/^\/[a-z0-9-]+$/) },
    })
    await expect(loadApplyPage(app.platform, randomUUID())).rejects.toMatchObject({
      code: 'JOB_CLOSED',
      fields: undefined,
    })
    await expect(aCandidate(app, job)).rejects.toThrow('404')
    await reopen(job)
    expect((await publicly()).status).toBe(200)
    await aCandidate(app, job)
  })

  test('§jobs-7 lets those under way finish, and those who have not begun not begin', async () => {
    const job = await aJob(app, company)
    const [underWay, late] = [await aCandidate(app, job), await aCandidate(app, job)]
    await aStartedInterview(app, underWay)
    await close(job)
    await aCompletedInterview(app, underWay)
    const { start } = interviewCalls(app)
    expect((await start(late)).error.code).toBe('JOB_CLOSED')
    await reopen(job)
    expect((await start(late)).status).toBe(200)
  })
})
