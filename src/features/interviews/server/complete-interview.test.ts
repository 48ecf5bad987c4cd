import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { saveCvEndpoint, saveDraftEndpoint } from '../contract/interviews.ts'
import { getInterview } from './get-interview.ts'
import { getTranscript } from './get-transcript.ts'
import { openCv } from './open-cv.ts'

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

const questionsOf = (one: Job) => one.tailoredQuestions
const whole = () => ({
  consentVersion: '2026-11',
  questions: JSON.stringify(questionsOf(job)),
  answers: JSON.stringify(questionsOf(job).map((_, at) => `My answer number ${at}`)),
})
describe('an interview', () => {
  it('shows a count before the start, the questions after it, and continues where it stopped', async () => {
    const candidate = await aCandidate(app, job)
    const before = await calls.read(candidate)
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
    const started = await calls.start(candidate)
    expect(started.body.questions).toEqual(questionsOf(job))
    expect((await calls.answer(candidate, 0, '  Ma réponse  ')).status).toBe(200)
    await app.call(saveDraftEndpoint, {
      params: { token: candidate.linkToken, index: '1' },
      body: { text: 'à moitié ' },
    })
    await calls.cv(candidate)
    const again = await calls.start(candidate)
    expect(again.body).toMatchObject({ status: 'started', cv: { fileName: 'CV Amel.pdf' } })
    expect(again.body.answers.slice(0, 2)).toEqual(['Ma réponse', null])
    expect(again.body.drafts.slice(0, 2)).toEqual(['', 'à moitié '])
    expect((await calls.read(candidate)).body).toEqual(again.body)
  })

  it('keeps the questions it started with', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    await owner.query(`update question_sets set questions = '[]' where job_id = $1`, [job.id])
    expect((await calls.read(candidate)).body.questions).toEqual(questionsOf(job))
  })

  it('§2.8-17 refuses what does not belong to it', async () => {
    const candidate = await aCandidate(app, job)
    expect((await calls.answer(candidate, 0, 'Early')).error.code).toBe('NOT_STARTED')
    expect((await calls.cv(candidate)).error.code).toBe('NOT_STARTED')
    await calls.start(candidate)
    const last = questionsOf(job).length
    for (const index of [last, -1, 'x', 1.5])
      expect((await calls.answer(candidate, index, 'Where?')).status).toBe(404)
    expect((await calls.answer(candidate, 0, ' \n ')).error.message).toBe('Please write an answer first.')
    expect((await calls.answer(candidate, 0, 'x'.repeat(10_001))).status).toBe(400)
    expect((await calls.answer(candidate, 0, '答'.repeat(10_000))).status).toBe(200)
    const unknown = { ...candidate, linkToken: 'x'.repeat(64) }
    for (const reply of [
      await calls.read(unknown),
      await calls.start(unknown),
      await calls.answer(unknown, 0, 'x'),
      await calls.cv(unknown),
    ])
      expect([reply.status, reply.error.code]).toEqual([410, 'EXPIRED_LINK'])
    expect((await calls.complete(unknown)).error.code).toBe('EXPIRED_LINK')
    await expect(getInterview(app.platform, '')).rejects.toMatchObject({ code: 'EXPIRED_LINK' })
  })

  it('waits for its questions', async () => {
    const candidate = await aCandidate(app, job)
    await owner.query(`update jobs set questions_state = 'preparing' where id = $1`, [job.id])
    expect((await calls.start(candidate)).error.code).toBe('INTERVIEW_NOT_READY')
  })
})

describe('the CV', () => {
  it('§2.5-2 §2.5-5 is refused with what is wrong, and nothing changes', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    const refused = async (bytes: Buffer) => {
      const { status, error } = await calls.cv(candidate, { name: 'cv.pdf', bytes })
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
    const none = await app.call(saveCvEndpoint, { params: { token: candidate.linkToken }, upload: {} })
    expect(none.error.code).toBe('CV_MISSING')
    expect((await calls.read(candidate)).body.cv).toBeNull()
    const most = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_670_016 - 9, 'a')])
    expect((await calls.cv(candidate, { name: 'cv.pdf.exe', bytes: most })).error.code).toBe('CV_MISNAMED')
    expect((await calls.cv(candidate, { name: '../../evil\u202efdp.v2', bytes: most })).body).toEqual({
      fileName: 'evilfdp.pdf',
      size: 3_670_016,
    })
  })

  it('replaces the earlier one, whose file goes', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    await calls.cv(candidate, aCv('First'))
    const key = async (): Promise<string> =>
      (await owner.query('select cv_key from interviews where candidate_id = $1', [candidate.candidateId]))
        .rows[0].cv_key
    const first = await key()
    await calls.cv(candidate, aCv('Second'))
    expect(await key()).not.toBe(first)
    await expect(app.platform.files.open(first)).rejects.toThrow()
    await app.runTasks()
    const { cv: kept } = await transcript(company.companyId, candidate.candidateId)
    expect(kept?.text).toBe('Second')
  })
})

const transcript = (companyId: CompanyId, candidateId: CandidateId) =>
  app.platform.db.forCompany(companyId, (tx) => getTranscript(tx, companyId, candidateId))

const consentOf = async ({ candidateId }: { candidateId: CandidateId }): Promise<string | undefined> =>
  (await owner.query('select consent_version from interviews where candidate_id = $1', [candidateId])).rows[0]
    ?.consent_version

describe('completing', () => {
  it('works with what was sent before, in one mail, one event and one transcript', async () => {
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
    expect((await calls.read(candidate)).body).toMatchObject({
      status: 'completed',
      questions: [],
      answers: [],
      cv: null,
    })
    expect((await calls.answer(candidate, 0, 'Late')).error.code).toBe('ALREADY_COMPLETED')
    expect((await calls.cv(candidate)).error.code).toBe('ALREADY_COMPLETED')
    const { url } = await openCv(app.platform, company, candidate.candidateId)
    const file = await app.inject({ method: 'GET', url })
    expect(file.headers['content-disposition']).toContain('CV Amel Trabelsi.pdf')
    const other = await aCompany(app, { account: { name: 'Other House' } })
    await expect(openCv(app.platform, other, candidate.candidateId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(transcript(other.companyId, candidate.candidateId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('§1.6-1 §2.7-6 works in one call, without a start, and records the consent that came with it', async () => {
    const candidate = await aCandidate(app, job)
    const done = await calls.complete(candidate, whole(), aCv())
    expect([done.status, done.body.status]).toEqual([200, 'completed'])
    const { answers } = await transcript(company.companyId, candidate.candidateId)
    expect(answers[0]).toBe('My answer number 0')
    const { rows } = await owner.query('select status, applied_at from candidates where id = $1', [
      candidate.candidateId,
    ])
    expect(rows[0]).toMatchObject({ status: 'PENDING', applied_at: expect.any(Date) })
    expect(await consentOf(candidate)).toBe('2026-11')
  })

  it.each([undefined, '', '2020-01'])(
    'is refused without a start and with the consent %j',
    async (version) => {
      const candidate = await aCandidate(app, job)
      const { consentVersion: _, ...rest } = whole()
      const fields = version === undefined ? rest : { ...rest, consentVersion: version }
      const { status, error } = await calls.complete(candidate, fields, aCv())
      expect([status, error.code]).toEqual([409, 'CONSENT_REQUIRED'])
      expect(await consentOf(candidate)).toBeUndefined()
    },
  )

  it('needs no consent of its own after a start', async () => {
    const candidate = await aCandidate(app, job)
    await calls.start(candidate)
    const { consentVersion: _, ...rest } = whole()
    expect((await calls.complete(candidate, rest, aCv())).status).toBe(200)
    expect(await consentOf(candidate)).toBe('2026-11-27')
  })

  it('refuses what is missing or malformed, and stores nothing', async () => {
    const candidate = await aCandidate(app, job)
    const code = async (fields: Record<string, string>, file?: ReturnType<typeof aCv>) => {
      const { status, error } = await calls.complete(candidate, fields, file)
      return [status, error.code]
    }
    expect(await code(whole())).toEqual([400, 'CV_MISSING'])
    for (const answers of ['{', '"x"', '[1]', 'null', '["a\\u0000"]', '["a\\ud800"]'])
      expect(await code({ ...whole(), answers }, aCv())).toEqual([400, 'BAD_INPUT'])
    expect(await code({ ...whole(), questions: '["Other?"]' }, aCv())).toEqual([409, 'QUESTIONS_CHANGED'])
    expect(await code({ ...whole(), answers: '[]' }, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const blank = JSON.stringify(questionsOf(job).map(() => ' '))
    expect(await code({ ...whole(), answers: blank }, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const long = JSON.stringify(questionsOf(job).map(() => 'x'.repeat(10_001)))
    expect(await code({ ...whole(), answers: long }, aCv())).toEqual([400, 'BAD_INPUT'])
    expect(await code({ consentVersion: '2026-11' }, aCv())).toEqual([400, 'ANSWERS_MISSING'])
    const { rows } = await owner.query('select 1 from interviews where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rows).toHaveLength(0)
  })

  it('is published at once when the CV was read before', async () => {
    const candidate = await aCandidate(app, job)
    const { questions } = await aStartedInterview(app, candidate)
    for (const index of questions.keys()) await calls.answer(candidate, index, 'An answer')
    await calls.cv(candidate)
    await app.runTasks()
    const announced = async () =>
      (
        await owner.query('select published_at from interviews where candidate_id = $1', [
          candidate.candidateId,
        ])
      ).rows[0].published_at
    expect(await announced()).toBeNull()
    await calls.complete(candidate)
    expect(await announced()).not.toBeNull()
  })
})
