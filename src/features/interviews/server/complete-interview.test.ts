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
const lapse = ({ candidateId }: TestCandidate) =>
  owner.query(`update interviews set seat_until = now() - interval '1 minute' where candidate_id = $1`, [
    candidateId,
  ])

describe('the way of an interview', () => {
  it('shows a count before the start, the questions after it, and goes on where it stopped', async () => {
    const candidate = await aCandidate(app, job)
    const before = await read(candidate)
    expect(before.body).toMatchObject({
      status: 'not-started',
      firstName: 'Amel',
      jobTitle: 'Sales Manager',
      companyName: 'Atlas Textiles',
      interviewLanguage: 'Français',
      questionCount: questionsOf(job).length,
      questions: [],
      retentionMonths: 24,
      cv: null,
    })
    const { rows } = await owner.query('select 1 from interviews where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rows).toHaveLength(0)
    const started = await start(candidate)
    expect(started.body.questions).toEqual(questionsOf(job))
    expect((await answer(candidate, 0, '  Ma réponse  ')).status).toBe(200)
    await app.call(saveDraft, {
      params: { token: candidate.linkToken, index: '1' },
      body: { text: 'à moitié ' },
    })
    await cv(candidate)
    const again = await start(candidate)
    expect(again.body).toMatchObject({ status: 'started', cv: { fileName: 'CV Amel.pdf' } })
    expect(again.body.answers.slice(0, 2)).toEqual(['Ma réponse', null])
    expect(again.body.drafts.slice(0, 2)).toEqual(['', 'à moitié '])
    expect((await read(candidate)).body).toEqual(again.body)
  })

  it('keeps the questions with which it began', async () => {
    const candidate = await aCandidate(app, job)
    await start(candidate)
    await owner.query(`update job_questions set text = 'Changed' where job_id = $1`, [job.id])
    expect((await read(candidate)).body.questions).toEqual(questionsOf(job))
  })

  it('refuses what does not belong to it', async () => {
    const candidate = await aCandidate(app, job)
    expect((await answer(candidate, 0, 'Early')).error.code).toBe('NOT_STARTED')
    expect((await cv(candidate)).error.code).toBe('NOT_STARTED')
    await start(candidate)
    const last = questionsOf(job).length
    for (const index of [last, -1, 'x', 1.5])
      expect((await answer(candidate, index, 'Where?')).status).toBe(404)
    expect((await answer(candidate, 0, ' \n ')).error.message).toBe('Please write an answer first.')
    expect((await answer(candidate, 0, 'x'.repeat(10_001))).status).toBe(400)
    expect((await answer(candidate, 0, '答'.repeat(10_000))).status).toBe(200)
    const unknown = { ...candidate, linkToken: 'x'.repeat(64) }
    for (const reply of [
      await read(unknown),
      await start(unknown),
      await answer(unknown, 0, 'x'),
      await cv(unknown),
    ])
      expect([reply.status, reply.error.code]).toEqual([410, 'EXPIRED_LINK'])
    expect((await complete(unknown)).error.code).toBe('EXPIRED_LINK')
  })

  it('waits for its questions', async () => {
    const candidate = await aCandidate(app, job)
    await owner.query(`update jobs set interview_state = 'preparing' where id = $1`, [job.id])
    expect((await start(candidate)).error.code).toBe('INTERVIEW_NOT_READY')
  })
})

describe('the CV', () => {
  it('is refused with what is wrong, and nothing changes', async () => {
    const candidate = await aCandidate(app, job)
    await start(candidate)
    const refused = async (bytes: Buffer) => {
      const { status, error } = await cv(candidate, { name: 'cv.pdf', bytes })
      return [status, error.code]
    }
    expect(await refused(Buffer.from('MZ not a document'))).toEqual([415, 'CV_WRONG_TYPE'])
    expect(await refused(Buffer.from(`%PDF-1.7\n${'page\f'.repeat(5)}six`))).toEqual([
      422,
      'CV_TOO_MANY_PAGES',
    ])
    expect(await refused(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_670_016)]))).toEqual([
      413,
      'FILE_TOO_LARGE',
    ])
    const none = await app.call(sendCv, { params: { token: candidate.linkToken }, upload: {} })
    expect(none.error.code).toBe('CV_MISSING')
    expect((await read(candidate)).body.cv).toBeNull()
    const most = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_670_016 - 9, 'a')])
    expect((await cv(candidate, { name: '../../evil\u202efdp.exe', bytes: most })).body).toEqual({
      fileName: 'evilfdp.pdf',
      size: 3_670_016,
    })
  })

  it('replaces the earlier one, whose file goes', async () => {
    const candidate = await aCandidate(app, job)
    await start(candidate)
    await cv(candidate, aCv('First'))
    const key = async (): Promise<string> =>
      (await owner.query('select cv_key from interviews where candidate_id = $1', [candidate.candidateId]))
        .rows[0].cv_key
    const first = await key()
    await cv(candidate, aCv('Second'))
    expect(await key()).not.toBe(first)
    await expect(app.platform.files.open(first)).rejects.toThrow()
    await app.runTasks()
    const { cv: kept } = await transcript(company.companyId, candidate.candidateId)
    expect(kept?.text).toBe('Second')
  })
})

const transcript = (companyId: CompanyId, candidateId: CandidateId) =>
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
