import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import {
  awaitCvEndpoint,
  completeInterviewEndpoint,
  getInterviewEndpoint,
  saveAnswerEndpoint,
  startInterviewEndpoint,
} from '#features/interviews/contract/interviews.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { extractDocument } from '#platform/documents/read-document.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { anInvitation } from '#testing/builders/an-invitation.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  askForPersonOnPageEndpoint,
  chooseLanguageOnPageEndpoint,
  copyApplicationEndpoint,
  correctContactEndpoint,
  describeSelfOnPageEndpoint,
  eraseApplicationEndpoint,
  getMyApplicationEndpoint,
  openOwnCvEndpoint,
  sendCvOnPageEndpoint,
  withdrawEndpoint,
} from '../../contract/my-application.ts'

let app: TestApp
let company: TestCompany
let job: Job
let candidate: TestCandidate
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
let begun: number
beforeEach(async () => {
  begun = app.clock.now().getTime()
  job = await aJob(app, company)
  candidate = await aCandidate(app, job)
})
// The employer's session must not end.
afterEach(() => app.clock.advance(begun - app.clock.now().getTime()))
afterAll(async () => {
  await owner.end()
  await app.close()
})

/** The token that came in the small print of the last mail. */
const paramsOf = ({ email }: TestCandidate) => ({
  token: /\/My-application\/([\w-]{64})$/.exec(app.mail.to(email).at(-1)?.noteLink?.url ?? '')?.[1] ?? '',
})
const read = () => app.succeed(getMyApplicationEndpoint, { params: paramsOf(candidate) })
const answerAll = async () => {
  const { questions } = await aStartedInterview(app, candidate)
  for (const index of questions.keys())
    await app.succeed(saveAnswerEndpoint, {
      params: { token: candidate.linkToken, index: String(index) },
      body: { text: `Answer ${index}` },
    })
}

describe('the page of a candidate', () => {
  it('says what is stored and where the application is, and never a score', async () => {
    expect(await read()).toMatchObject({
      stage: 'not-started',
      firstName: 'Amel',
      email: candidate.email,
      answers: 0,
      cv: null,
      canWithdraw: true,
      retentionMonths: 24,
    })
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    const done = await read()
    expect(done).toMatchObject({
      stage: 'submitted',
      answers: job.tailoredQuestions.length,
      cv: { fileName: 'CV Amel.pdf' },
      interviewUrl: null,
      paused: false,
    })
    expect(JSON.stringify(done)).not.toMatch(/score|percentage|evaluation/i)
  })

  it('speaks of a rejection only when it cannot be undone any more', async () => {
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    const params = { candidateId: candidate.candidateId }
    await app.succeed(rejectCandidateEndpoint, { token: company.token, params })
    expect(await read()).toMatchObject({ stage: 'submitted', canWithdraw: true })
    app.clock.advance(15 * 60_000)
    expect(await read()).toMatchObject({ stage: 'rejected', canWithdraw: false })
    const late = await app.call(withdrawEndpoint, { params: paramsOf(candidate) })
    expect([late.status, late.error.code]).toEqual([409, 'NOT_UNDER_WAY'])
  })

  it('corrects contact data, which the employer sees in the timeline', async () => {
    const body = { firstName: 'Amélie', lastName: 'Trabelsi', phone: '+216 22 999 888', city: 'Sfax' }
    const changed = await app.succeed(correctContactEndpoint, { params: paramsOf(candidate), body })
    expect(changed).toMatchObject({ firstName: 'Amélie', phone: '+21622999888', city: 'Sfax' })
    const { rows } = await owner.query('select kind from candidate_events where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rows).toEqual([{ kind: 'contact-corrected' }])
    const wrong = await app.call(correctContactEndpoint, {
      params: paramsOf(candidate),
      body: { ...body, phone: '123' },
    })
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['phone']])
  })

  it('keeps a chosen language for itself and the later mails', async () => {
    const params = paramsOf(candidate)
    await app.succeed(chooseLanguageOnPageEndpoint, { params, body: { language: 'ar' } })
    expect((await app.succeed(getMyApplicationEndpoint, { params })).language).toBe('ar')
    await app.succeed(withdrawEndpoint, { params })
    await app.runTasks()
    expect(app.mail.to(candidate.email).at(-1)?.language).toBe('ar')
  })

  it('asks for a person, and takes what the candidate says about themselves', async () => {
    const params = paramsOf(candidate)
    await app.succeed(askForPersonOnPageEndpoint, { params })
    expect((await read()).askedForPerson).toBe(true)
    const body = { gender: 'woman' as const, ageGroup: null, disability: null }
    expect((await app.call(describeSelfOnPageEndpoint, { params, body })).error.code).toBe('NOT_COMPLETED')
    await aCompletedInterview(app, candidate)
    await app.succeed(describeSelfOnPageEndpoint, { params, body })
  })
})

describe('withdrawing', () => {
  it('frees the place, cancels the meeting, tells the employer, and is done once', async () => {
    await owner.query('update jobs set max_candidates = 1 where id = $1', [job.id])
    const other = await aCandidate(app, job)
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    await anInvitation(app, company, candidate)
    const start = () =>
      app.call(startInterviewEndpoint, {
        params: { token: other.linkToken },
        body: { consentVersion: '2026-11' },
      })
    expect((await start()).error.code).toBe('JOB_FULL')
    const before = app.mail.to(company.email).length
    const confirmed = () => app.mail.to(candidate.email).filter(({ subject }) => subject.includes('retiré'))
    const params = paramsOf(candidate)
    expect(await app.succeed(withdrawEndpoint, { params })).toMatchObject({
      stage: 'withdrawn',
      canWithdraw: false,
    })
    await app.succeed(withdrawEndpoint, { params })
    await app.runTasks()
    expect((await start()).status).toBe(200)
    expect(confirmed()).toHaveLength(1)
    const told = app.mail
      .to(company.email)
      .slice(before)
      .map(({ subject }) => subject)
    expect(told.filter((subject) => subject.includes('withdrew the application'))).toHaveLength(1)
    const { rows } = await owner.query(
      `select c.status, i.status as meeting from candidates c join invitations i on i.candidate_id = c.id where c.id = $1`,
      [candidate.candidateId],
    )
    expect(rows).toEqual([{ status: 'WITHDRAWN', meeting: 'cancelled' }])
  })

  it('is all that the role of a candidate may do to a status, and to one application alone', async () => {
    const { companyId } = company
    const other = await aCandidate(app, job)
    const attempt = (id: string, status: string) =>
      app.platform.db
        .forCandidate({ companyId, candidateId: candidate.candidateId }, (tx) =>
          tx.$client.query(`update candidates set status = '${status}' where id = $1`, [id]),
        )
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
    expect(await attempt(other.candidateId, 'WITHDRAWN')).toBe('42501')
    expect(await attempt(candidate.candidateId, 'UNDER_REVIEW')).toBe('42501')
  })
})

describe('a CV that comes later', () => {
  it('completes the application when it comes by the interview link, after one reminder', async () => {
    await answerAll()
    await app.succeed(awaitCvEndpoint, { params: { token: candidate.linkToken } })
    await app.succeed(awaitCvEndpoint, { params: { token: candidate.linkToken } })
    expect(await read()).toMatchObject({ stage: 'cv-awaited', appliedAt: null })
    const params = { token: candidate.linkToken }
    expect(await app.succeed(getInterviewEndpoint, { params })).toMatchObject({
      status: 'started',
      cvAwaited: true,
    })
    app.clock.advance(3 * 86_400_000)
    await app.runTasks()
    const reminders = app.mail.to(candidate.email).filter(({ subject }) => subject.includes('CV'))
    expect(reminders.map(({ action }) => action?.url.includes(candidate.linkToken))).toEqual([true])
    app.clock.advance(3 * 86_400_000)
    await app.runTasks()
    expect(app.mail.to(candidate.email).filter(({ subject }) => subject.includes('CV'))).toHaveLength(1)
  })

  it('or by this page, once, and nobody is reminded then', async () => {
    await answerAll()
    await app.succeed(awaitCvEndpoint, { params: { token: candidate.linkToken } })
    const params = paramsOf(candidate)
    const sent = await app.succeed(sendCvOnPageEndpoint, { params, upload: { file: aCv() } })
    expect(sent).toMatchObject({ stage: 'submitted', cv: { fileName: 'CV Amel.pdf' } })
    const again = await app.call(sendCvOnPageEndpoint, { params, upload: { file: aCv() } })
    expect(again.error.code).toBe('ALREADY_COMPLETED')
    app.clock.advance(4 * 86_400_000)
    await app.runTasks()
    const { rows } = await owner.query(
      'select assessment_id is not null as scored from candidates where id = $1',
      [candidate.candidateId],
    )
    expect(rows).toEqual([{ scored: true }])
    expect(
      app.mail
        .to(candidate.email)
        .map(({ action }) => action?.label ?? null)
        .at(-1),
    ).toBeNull()
  })

  it('is refused before every question is answered', async () => {
    await aStartedInterview(app, candidate)
    const early = await app.call(awaitCvEndpoint, { params: { token: candidate.linkToken } })
    expect([early.status, early.error.code]).toEqual([400, 'ANSWERS_MISSING'])
  })
})

describe('a copy', () => {
  it('holds what the candidate gave as JSON and PDF, and nothing of the team', async () => {
    await aCompletedInterview(app, candidate, { answers: ['I repaired nine looms in Sfax.'] })
    await app.runTasks()
    const params = paramsOf(candidate)
    const json = await app.call(copyApplicationEndpoint, { params, query: { format: 'json' } })
    const copy = JSON.parse(json.bytes.toString())
    expect(copy.contact.email).toBe(candidate.email)
    expect(copy.answers[0].answer).toBe('I repaired nine looms in Sfax.')
    expect(copy.cv.textReadByMachine).toContain('Amel Trabelsi')
    expect(json.bytes.toString()).not.toMatch(/"score"|decision|companyId/)
    for (const language of ['en', 'ar'] as const) {
      const pdf = await app.call(copyApplicationEndpoint, { params, query: { format: 'pdf', language } })
      expect(pdf.headers['content-type']).toBe('application/pdf')
      const { text } = await extractDocument(pdf.bytes)
      expect(text).toContain('I repaired nine looms in Sfax.')
    }
    const cv = await app.call(openOwnCvEndpoint, { params })
    expect([cv.status, cv.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ])
  })
})

describe('a link of an erased application', () => {
  it('opens nothing any more, nor does one that was changed', async () => {
    const params = paramsOf(candidate)
    const wrong = { token: `${params.token.slice(0, -1)}${params.token.endsWith('A') ? 'B' : 'A'}` }
    expect((await app.call(getMyApplicationEndpoint, { params: wrong })).error.code).toBe('EXPIRED_LINK')
    const receipt = await app.succeed(eraseApplicationEndpoint, { params })
    await app.runTasks()
    expect(app.mail.to(candidate.email).at(-1)?.notes?.join()).toContain(receipt.code)
    expect(receipt.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    const { rows } = await owner.query(
      `select actor from audit_log where action = 'candidate.erased' and subject_id = $1`,
      [receipt.code],
    )
    expect(rows).toEqual([{ actor: 'candidate' }])
    for (const endpoint of [getMyApplicationEndpoint, eraseApplicationEndpoint])
      expect((await app.call(endpoint, { params })).error.code).toBe('EXPIRED_LINK')
    const body = { upload: { fields: { interviewToken: candidate.linkToken } } }
    expect((await app.call(completeInterviewEndpoint, body)).error.code).toBe('EXPIRED_LINK')
  })
})
