import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { lockJob } from '#features/jobs/server/get-job.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { awaitCvEndpoint, saveDraftEndpoint } from '../contract/interviews.ts'

let app: TestApp
let calls: ReturnType<typeof interviewCalls>
let company: TestCompany
let job: Job
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  calls = interviewCalls(app)
  company = await aCompany(app)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
beforeEach(async () => {
  job = await aJob(app, company)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const limitTo = (seats: number) =>
  owner.query('update jobs set max_candidates = $1 where id = $2', [seats, job.id])
const questionsOf = (one: Job) => one.tailoredQuestions
const whole = () => ({
  consentVersion: '2026-11',
  questions: JSON.stringify(questionsOf(job)),
  answers: JSON.stringify(questionsOf(job).map((_, at) => `My answer number ${at}`)),
})
const lapse = ({ candidateId }: TestCandidate) =>
  owner.query(`update interviews set seat_until = now() - interval '1 minute' where candidate_id = $1`, [
    candidateId,
  ])

describe('seats', () => {
  it('§2.2.7-9 are never more than the job has, of thirty who start at once', async () => {
    await limitTo(5)
    const candidates = []
    for (let at = 0; at < 30; at++) candidates.push(await aCandidate(app, job))
    const replies = await Promise.all(candidates.map((one) => calls.start(one)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['JOB_FULL']))
    expect(refused[0]?.error.fields?.companyPage).toMatch(/^\/atlas-textiles/)
    expect(refused[0]?.error.fields?.applyPage).toBe(`/Apply/${job.id}`)
  })

  it('are never more than the job has, of thirty who complete at once', async () => {
    await limitTo(5)
    const candidates = []
    for (let at = 0; at < 30; at++) candidates.push(await aCandidate(app, job))
    const replies = await Promise.all(candidates.map((one) => calls.complete(one, whole(), aCv())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const { rows } = await owner.query('select count(*)::int as n from interviews where job_id = $1', [
      job.id,
    ])
    expect(rows[0].n).toBe(5)
  })

  it('S32 are taken while others are assessed: the lock of a job keeps nobody from counting', async () => {
    const [taking, assessed] = [await aCandidate(app, job), await aCandidate(app, job)]
    await owner.query("set statement_timeout = '2s'")
    await app.platform.db.forCompany(company.companyId, async (tx) => {
      await lockJob(tx, company.companyId, job.id)
      // Another count of the job: its second change in one transaction makes the database look at the job's row.
      const change = `update candidates set score = 70 where id = $1`
      expect((await owner.query(change, [assessed.candidateId])).rowCount).toBe(1)
    })
    await owner.query('reset statement_timeout')
    expect((await calls.start(taking)).status).toBe(200)
  })

  it('§2.2.7-9 are refused on loading when none is left, and a released one is taken again when free', async () => {
    await limitTo(1)
    const [first, second] = [await aCandidate(app, job), await aCandidate(app, job)]
    await calls.start(first)
    expect((await calls.read(second)).error.code).toBe('JOB_FULL')
    expect((await calls.read(first)).status).toBe(200)
    await lapse(first)
    expect((await calls.read(second)).body.status).toBe('not-started')
    expect((await calls.answer(first, 0, 'Back in time')).status).toBe(200)
    expect((await calls.read(second)).error.code).toBe('JOB_FULL')
    await lapse(first)
    expect((await calls.start(second)).status).toBe(200)
    const late = await calls.answer(first, 1, 'Too late, but kept')
    expect([late.status, late.error.code]).toEqual([409, 'JOB_FULL'])
    expect((await calls.read(first)).error.code).toBe('JOB_FULL')
    await limitTo(2)
    expect((await calls.start(first)).body.answers.slice(0, 2)).toEqual([
      'Back in time',
      'Too late, but kept',
    ])
  })

  it('§2.2.7-9 of a closed job go only to interviews under way', async () => {
    const [underWay, waiting] = [await aCandidate(app, job), await aCandidate(app, job)]
    await calls.start(underWay)
    await owner.query(`update jobs set status = 'closed' where id = $1`, [job.id])
    expect((await calls.answer(underWay, 0, 'Going on')).status).toBe(200)
    for (const refused of [
      await calls.read(waiting),
      await calls.start(waiting),
      await calls.complete(waiting, whole(), aCv()),
    ])
      expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
        409,
        'JOB_CLOSED',
        { companyPage: expect.stringMatching(/^\/atlas-textiles/), interviewLanguage: 'Français' },
      ])
    await limitTo(1)
    await lapse(underWay)
    expect((await calls.read(waiting)).error.code).toBe('JOB_CLOSED')
    expect((await calls.read(underWay)).status).toBe(200)
  })
})

describe('a place', () => {
  const secondsLeft = async ({ candidateId }: TestCandidate) => {
    const { rows } = await owner.query(
      'select extract(epoch from seat_until - now())::int as left from interviews where candidate_id = $1',
      [candidateId],
    )
    return rows[0].left as number
  }
  const endIn = ({ candidateId }: TestCandidate, hours: number) =>
    owner.query(
      'update interviews set seat_until = now() + make_interval(hours => $1) where candidate_id = $2',
      [hours, candidateId],
    )
  const draft = ({ linkToken }: TestCandidate) =>
    app.call(saveDraftEndpoint, { params: { token: linkToken, index: '1' }, body: { text: 'x' } })
  const hour = 3600

  it('is held once by one mailbox, whatever follows its plus and wherever its dots are', async () => {
    await limitTo(2)
    // More would wait: a mailbox gets three mails a day.
    const mails = Array.from({ length: 3 }, (_, at) => `o.ne+${at}-${job.id}@place.example`)
    const same = []
    for (const email of mails) same.push(await aCandidate(app, job, { email }))
    for (const one of same) expect((await calls.start(one)).status).toBe(200)
    const other = await aCandidate(app, job)
    expect((await calls.start(other)).status).toBe(200)
    // The mailbox has one place of the two, and those who lost it lose no answer.
    const [first] = same as [TestCandidate]
    expect((await calls.answer(first, 0, 'Kept')).status).toBe(200)
    expect((await calls.read(await aCandidate(app, job))).error.code).toBe('JOB_FULL')
  })

  it('is held once by one mailbox that sends its CV later, and can be taken by others', async () => {
    await limitTo(2)
    const same = []
    for (let at = 0; at < 3; at++) {
      const one = await aCandidate(app, job, { email: `late+${at}-${job.id}@place.example` })
      expect((await calls.start(one)).status).toBe(200)
      for (const index of questionsOf(job).keys())
        expect((await calls.answer(one, index, 'x')).status).toBe(200)
      const params = { token: one.linkToken }
      expect((await app.call(awaitCvEndpoint, { params })).status).toBe(200)
      same.push(one)
    }
    const { rows } = await owner.query(
      'select count(*)::int as n from interviews where job_id = $1 and seat_until > now()',
      [job.id],
    )
    expect(rows[0].n).toBe(1)
    expect((await calls.start(await aCandidate(app, job))).status).toBe(200)
    // Whoever lost the place lost no answer, and takes a free one with the CV.
    await limitTo(3)
    const [first] = same as [TestCandidate]
    expect((await calls.cv(first)).status).toBe(200)
  })

  it('is renewed by an answered question, not by drafts, edits, starts or another CV', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    await calls.answer(candidate, 0, 'Yes, for nine years.')
    await calls.cv(candidate)
    await endIn(candidate, 3)
    for (const attempt of [
      draft(candidate),
      calls.start(candidate),
      calls.answer(candidate, 0, 'Yes, for ten years.'),
      calls.cv(candidate),
    ])
      expect((await attempt).status).toBe(200)
    expect(await secondsLeft(candidate)).toBeLessThanOrEqual(3 * hour)
    await calls.answer(candidate, 1, 'Nine hotels.')
    expect(await secondsLeft(candidate)).toBeGreaterThan(47 * hour)
  })

  it('that was lost and is taken again is kept two hours, unless an answer follows', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    await lapse(candidate)
    expect((await draft(candidate)).status).toBe(200)
    expect(await secondsLeft(candidate)).toBeLessThan(0)
    await calls.start(candidate)
    expect(await secondsLeft(candidate)).toBeLessThanOrEqual(2 * hour)
    await calls.answer(candidate, 0, 'Yes.')
    expect(await secondsLeft(candidate)).toBeGreaterThan(47 * hour)
  })
})
