import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  completeInterview,
  currentConsent,
  readInterview,
  saveAnswer,
  saveDraft,
  sendCv,
  startInterview,
} from '../contract.ts'
import { getTranscript } from './get-transcript.ts'
import { signedCv } from './signed-cv.ts'

let app: TestApp
let company: TestCompany
let job: Job
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
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

const limitTo = (places: number) =>
  owner.query('update jobs set max_candidates = $1 where id = $2', [places, job.id])
const read = ({ linkToken }: TestCandidate) => app.call(readInterview, { params: { token: linkToken } })
const start = ({ linkToken }: TestCandidate) =>
  app.call(startInterview, { params: { token: linkToken }, body: { consentVersion: currentConsent } })
const answer = ({ linkToken }: TestCandidate, index: number | string, text: string) =>
  app.call(saveAnswer, { params: { token: linkToken, index: String(index) }, body: { text } })
const cv = ({ linkToken }: TestCandidate, file = aCv()) =>
  app.call(sendCv, { params: { token: linkToken }, upload: { file } })
const complete = (
  { linkToken }: TestCandidate,
  fields: Record<string, string> = {},
  file?: ReturnType<typeof aCv>,
) =>
  app.call(completeInterview, {
    upload: { fields: { interviewToken: linkToken, ...fields }, ...(file ? { file } : {}) },
  })
const questionsOf = (one: Job) => one.tailoredQuestions
const whole = () => ({
  questions: JSON.stringify(questionsOf(job)),
  answers: JSON.stringify(questionsOf(job).map((_, at) => `My answer number ${at}`)),
})
transcript = (companyId: CompanyId, candidateId: CandidateId) =>
  app.platform.db.forCompany(companyId, (tx) => getTranscript(tx, companyId, candidateId))

describe('completing', () => {
  it('works with what was sent before, in one mail, one fact and one transcript', async () => {
    const candidate = await aCandidate(app, job)
    await aCompletedInterview(app, candidate)
    const before = app.mail.to(candidate.email).length
    await app.runTasks()
    const mails = app.mail.to(candidate.email).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Nous avons reçu votre candidature pour le poste Sales Manager chez Atlas Textiles',
    ])
    const { companyId } = company
    const { questions, answers, cv: kept } = await transcript(companyId, candidate.candidateId)
    expect(questions).toEqual(questionsOf(job))
    expect(answers).toHaveLength(questions.length)
    expect(kept).toMatchObject({
      text: expect.stringContaining('negotiation'),
      contentType: 'application/pdf',
    })
    expect((await read(candidate)).body).toMatchObject({
      status: 'completed',
      questions: [],
      answers: [],
      cv: null,
    })
    expect((await answer(candidate, 0, 'Late')).error.code).toBe('ALREADY_COMPLETED')
    expect((await cv(candidate)).error.code).toBe('ALREADY_COMPLETED')
    const path = await signedCv(app.platform, companyId, candidate.candidateId)
    const file = await app.inject({ method: 'GET', url: path })
    expect(file.headers['content-disposition']).toContain('CV Amel Trabelsi.pdf')
    const other = await aCompany(app, { account: { name: 'Other House' } })
    await expect(signedCv(app.platform, other.companyId, candidate.candidateId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(transcript(other.companyId, candidate.candidateId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('works in one call, without a start', async () => {
    const candidate = await aCandidate(app, job)
    const done = await complete(candidate, whole(), aCv())
    expect([done.status, done.body.status]).toEqual([200, 'completed'])
    const { answers } = await transcript(company.companyId, candidate.candidateId)
    expect(answers[0]).toBe('My answer number 0')
    const { rows } = await owner.query('select status, applied_at from candidates where id = $1', [
      candidate.candidateId,
    ])
    expect(rows[0]).toMatchObject({ status: 'PENDING', applied_at: expect.any(Date) })
  })

  it('refuses what is missing or malformed, and keeps nothing of it', async () => {
    const candidate = await aCandidate(app, job)
    const code = async (fields: Record<string, string>, file?: ReturnType<typeof aCv>) => {
      const { status, error } = await complete(candidate, fields, file)
      return [status, error.code]
    }
    expect(await code(whole())).toEqual([400, 'CV_MISSING'])
    for (const answers of ['{', '"x"', '[1]', 'null', '["a\\u0000"]'])
      expect(await code({ ...whole(), answers }, aCv())).toEqual([400, 'BAD_INPUT'])
    expect(await code({ ...whole(), questions: '["Other?"]' }, aCv())).toEqual([409, 'QUESTIONS_CHANGED'])
    expect(await code({ ...whole(), answers: '[]' }, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const blank = JSON.stringify(questionsOf(job).map(() => ' '))
    expect(await code({ ...whole(), answers: blank }, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const long = JSON.stringify(questionsOf(job).map(() => 'x'.repeat(10_001)))
    expect(await code({ ...whole(), answers: long }, aCv())).toEqual([400, 'BAD_INPUT'])
    expect(await code({}, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const { rows } = await owner.query('select 1 from interviews where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rows).toHaveLength(0)
  })

  it('twice, and many times at once, stores one application, sends one mail and announces once', async () => {
    const candidate = await aCandidate(app, job)
    const before = app.mail.to(candidate.email).length
    const announce = vi.spyOn(app.platform.tasks, 'announce')
    const all = await Promise.all(Array.from({ length: 8 }, () => complete(candidate, whole(), aCv())))
    all.push(await complete(candidate, whole(), aCv()))
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    const ran = await app.runTasks()
    expect(app.mail.to(candidate.email)).toHaveLength(before + 1)
    expect(announce.mock.calls.map(([, fact, payload]) => [fact.name, payload])).toEqual([
      [
        'interviews.completed',
        { companyId: company.companyId, jobId: job.id, candidateId: candidate.candidateId },
      ],
    ])
    announce.mockRestore()
    expect(ran.filter((name) => name === 'interviews.read-cv')).toHaveLength(1)
    const { rows } = await owner.query(
      'select announced_at, cv_state from interviews where candidate_id = $1',
      [candidate.candidateId],
    )
    expect(rows).toEqual([{ announced_at: expect.any(Date), cv_state: 'read' }])
  })

  it('is announced at once when the CV was read before', async () => {
    const candidate = await aCandidate(app, job)
    const { questions } = await aStartedInterview(app, candidate)
    for (const index of questions.keys()) await answer(candidate, index, 'An answer')
    await cv(candidate)
    await app.runTasks()
    const announced = async () =>
      (
        await owner.query('select announced_at from interviews where candidate_id = $1', [
          candidate.candidateId,
        ])
      ).rows[0].announced_at
    expect(await announced()).toBeNull()
    await complete(candidate)
    expect(await announced()).not.toBeNull()
  })
})

describe('places', () => {
  it('are never more than the job has, of thirty who start at once', async () => {
    await limitTo(5)
    const candidates = []
    for (let at = 0; at < 30; at++) candidates.push(await aCandidate(app, job))
    const replies = await Promise.all(candidates.map(start))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['JOB_FULL']))
    expect(refused[0]?.error.fields?.companyPage).toMatch(/^\/atlas-textiles/)
  })

  it('are never more than the job has, of thirty who complete at once', async () => {
    await limitTo(5)
    const candidates = []
    for (let at = 0; at < 30; at++) candidates.push(await aCandidate(app, job))
    const replies = await Promise.all(candidates.map((one) => complete(one, whole(), aCv())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const { rows } = await owner.query('select count(*)::int as n from interviews where job_id = $1', [
      job.id,
    ])
    expect(rows[0].n).toBe(5)
  })

  it('are told to be gone on loading, and a released one is taken again when free', async () => {
    await limitTo(1)
    const [first, second] = [await aCandidate(app, job), await aCandidate(app, job)]
    await start(first)
    expect((await read(second)).error.code).toBe('JOB_FULL')
    expect((await read(first)).status).toBe(200)
    await lapse(first)
    expect((await read(second)).body.status).toBe('not-started')
    expect((await answer(first, 0, 'Back in time')).status).toBe(200)
    expect((await read(second)).error.code).toBe('JOB_FULL')
    await lapse(first)
    expect((await start(second)).status).toBe(200)
    const late = await answer(first, 1, 'Too late, but kept')
    expect([late.status, late.error.code]).toEqual([409, 'JOB_FULL'])
    expect((await read(first)).error.code).toBe('JOB_FULL')
    await limitTo(2)
    expect((await start(first)).body.answers.slice(0, 2)).toEqual(['Back in time', 'Too late, but kept'])
  })

  it('of a job that was closed go to those under way alone', async () => {
    const [underWay, waiting] = [await aCandidate(app, job), await aCandidate(app, job)]
    await start(underWay)
    await owner.query(`update jobs set status = 'closed' where id = $1`, [job.id])
    expect((await answer(underWay, 0, 'Going on')).status).toBe(200)
    expect((await start(waiting)).error.code).toBe('JOB_FULL')
  })
})
