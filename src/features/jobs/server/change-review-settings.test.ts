import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { createJobEndpoint, type Job } from '../contract/jobs.ts'
import { defaultRejectReasons } from '../contract/options.ts'
import {
  getReviewSettingsEndpoint,
  type ReviewSettings,
  setReviewSettingsEndpoint,
} from '../contract/review-settings.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let stranger: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off', LOCATION_RADIUS_KM: '75' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  stranger = await aCompany(app, { account: { name: 'Strangers' } })
})
beforeEach(async () => {
  job = await aJob(app, company)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const first: ReviewSettings = {
  distanceLimitKm: 75,
  blind: false,
  rejectReasons: [...defaultRejectReasons],
  followUps: true,
  linkReminder: true,
}
const own: ReviewSettings = {
  distanceLimitKm: 120,
  blind: true,
  rejectReasons: ['No driving licence'],
  followUps: false,
  linkReminder: false,
}

const get = (token = company.token, jobId: JobId = job.id) =>
  app.call(getReviewSettingsEndpoint, { token, params: { jobId } })
const set = (body: BodyOf<typeof setReviewSettingsEndpoint>, token = company.token, jobId: JobId = job.id) =>
  app.call(setReviewSettingsEndpoint, { token, params: { jobId }, body })
const stored = async () =>
  (await owner.query('select distance_limit_km, blind, reject_reasons from jobs where id = $1', [job.id]))
    .rows[0]
const actions = async () =>
  (
    await owner.query('select action, actor from audit_log where subject_id = $1 order by seq', [job.id])
  ).rows.map(({ action, actor }) => [action, actor === company.userId])

test('a new job follows the installation’s limit, shows names and offers the usual reasons', async () => {
  expect((await get()).body).toEqual(first)
  expect(await stored()).toMatchObject({ distance_limit_km: null, blind: false })
})

test('what is set is what is read; it is audited once, and setting it again changes nothing', async () => {
  expect(await set(own)).toMatchObject({ status: 200, body: own })
  expect((await get()).body).toEqual(own)
  await set(own)
  expect(await actions()).toEqual([
    ['job.posted', true],
    ['job.review-changed', true],
  ])
})

test('a limit that is not changed keeps following the installation’s', async () => {
  await set({ ...first, blind: true })
  expect(await stored()).toEqual({
    distance_limit_km: null,
    blind: true,
    reject_reasons: [...defaultRejectReasons],
  })
})

test('a copy of a job is reviewed as the original is', async () => {
  await set(own)
  const { id } = await app.succeed(createJobEndpoint, {
    token: company.token,
    body: { ...aNewJob(), copyOf: job.id },
  })
  expect((await get(company.token, id)).body).toEqual(own)
})

test('a RECRUITER sets them, a VIEWER reads them, another company knows nothing of the job', async () => {
  const recruiter = await aColleague(app, company, 'RECRUITER')
  const viewer = await aColleague(app, company, 'VIEWER')
  expect((await set(own, recruiter.token)).status).toBe(200)
  expect((await get(viewer.token)).body).toEqual(own)
  expect(await set(first, viewer.token)).toMatchObject({ status: 403, error: { code: 'NOT_ALLOWED' } })
  for (const answer of [await get(stranger.token), await set(first, stranger.token)]) {
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  }
  expect((await get(company.token, randomUUID() as JobId)).status).toBe(404)
  expect((await get()).body).toEqual(own)
})

const range = 'Please enter a whole number of kilometres from 0 to 20,000.'
test.each([
  [{ distanceLimitKm: -1 }, 'distanceLimitKm', range],
  [{ distanceLimitKm: 20_001 }, 'distanceLimitKm', range],
  [{ distanceLimitKm: 1.5 }, 'distanceLimitKm', range],
  [{ distanceLimitKm: '60' as never }, 'distanceLimitKm', range],
  [{ blind: 'yes' as never }, 'blind', 'Please choose whether names are hidden.'],
  [{ rejectReasons: ['Fine', ' \u200b '] }, 'rejectReasons.1', 'Please enter a reason, or remove the line.'],
  [{ rejectReasons: ['x'.repeat(121)] }, 'rejectReasons.0', 'Please keep each reason under 120 characters.'],
  [
    { rejectReasons: Array.from({ length: 21 }, (_, at) => `Reason ${at}`) },
    'rejectReasons',
    'Please list at most 20 reasons.',
  ],
  [{ rejectReasons: ['Twice', ' Twice'] }, 'rejectReasons', 'Please list each reason only once.'],
])('%o is refused at %s: %s', async (wrong, field, message) => {
  const answer = await set({ ...first, ...wrong })
  expect(answer.status).toBe(400)
  expect(answer.error?.fields).toEqual({ [field]: message })
  expect((await get()).body).toEqual(first)
})

test('follow-ups stay as they are once a candidate has started; left out, they stay too', async () => {
  const { followUps: _, ...before } = own
  expect((await set(before)).body).toEqual({ ...own, followUps: true })
  await owner.query('update jobs set questions_locked_at = now() where id = $1', [job.id])
  expect(await set(own)).toMatchObject({ status: 409, error: { code: 'QUESTIONS_LOCKED' } })
  expect((await set({ ...first, followUps: true })).body).toEqual(first)
})

test('blind review of a job without candidates is switched off without a reason', async () => {
  await set(own)
  expect((await set(first)).body).toEqual(first)
})

test('while candidates are hidden it needs a reason, which is kept with who gave it', async () => {
  await set(own)
  await aCandidate(app, job)
  for (const reason of [undefined, '  ']) {
    const refused = await set({ ...own, blind: false, ...(reason === undefined ? {} : { reason }) })
    expect(refused).toMatchObject({ status: 400, error: { code: 'REASON_NEEDED' } })
  }
  expect((await get()).body?.blind).toBe(true)
  const reason = 'All candidates were met in person.'
  expect((await set({ ...own, blind: false, reason })).body?.blind).toBe(false)
  const { rows } = await owner.query(
    'select company_id, ended_by, reason from blind_review_ends where job_id = $1',
    [job.id],
  )
  expect(rows).toEqual([{ company_id: company.companyId, ended_by: company.userId, reason }])
  expect((await actions()).at(-1)).toEqual(['job.revealed', true])
})
