import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { type AiStub, startAiStub } from '#testing/ai-stub/start-ai-stub.ts'
import { stubAssistant } from '#testing/ai-stub/stub-assistant.ts'
import { judgementOf } from '#testing/ai-stub/stub-judge.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { replayAssessmentRow } from '#testing/replay-assessment.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  assessAgainEndpoint,
  listAssessmentsEndpoint,
  readAssessmentEndpoint,
} from '../contract/assessments.ts'
import { silentMs, tries } from './rules.ts'
import { assessCandidateTask } from './tasks.ts'

let app: TestApp
let stub: AiStub
let owner: pg.Client
let company: TestCompany
let job: Job
let candidate: TestCandidate
/** Each test has content of its own. */
let edition = 0

beforeAll(async () => {
  stub = await startAiStub()
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
})
beforeEach(async () => {
  app.platform.assistant = null
  edition++
  stub.requests.length = 0
  candidate = await completed()
  await app.runTasks()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await owner.end()
  await stub.close()
  await app.close()
})

async function completed(): Promise<TestCandidate> {
  const one = await aCandidate(app, job)
  await aCompletedInterview(app, one, {
    answers: job.tailoredQuestions.map(
      (_, at) => `${goodAnswers[at % goodAnswers.length]} Dossier ${edition}.`,
    ),
    cv: aCv(goodCv),
  })
  return one
}
const params = () => ({ candidateId: candidate.candidateId })
const again = ({ token } = company) => app.call(assessAgainEndpoint, { token, params: params() })
const history = async () =>
  (await app.call(listAssessmentsEndpoint, { token: company.token, params: params() })).body
const candidacy = () => ({ companyId: company.companyId, jobId: job.id, candidateId: candidate.candidateId })
const runTask = () => assessCandidateTask.run(app.platform, candidacy())
const candidateRow = async () =>
  (await owner.query('select * from candidates where id = $1', [candidate.candidateId])).rows[0]
const withModel = (level = 3) => {
  stub.play((request) => ({ say: judgementOf(request, level) }))
  app.platform.assistant = stubAssistant(stub.url)
}

describe('scoring again', () => {
  test('§assessment-44 adds a row, says who asked, and takes the stored result of the same content', async () => {
    const [first] = (await history()).assessments
    expect(first?.score).toEqual(expect.any(Number))
    expect(first).toMatchObject({ onCompletion: true, requestedBy: null, reusedFrom: null })
    expect((await again()).body).toEqual({ run: 'running' })
    expect((await history()).run).toBe('running')
    await app.runTasks()
    const { assessments, run } = await history()
    expect(run).toBeNull()
    expect(assessments).toHaveLength(2)
    expect(assessments[0]).toMatchObject({
      onCompletion: false,
      requestedBy: company.email,
      reusedFrom: first?.id,
      score: first?.score,
    })
    expect(assessments[1]).toEqual(first)
    const read = async (assessmentId: string | undefined) =>
      (
        await app.call(readAssessmentEndpoint, {
          token: company.token,
          params: { ...params(), assessmentId: assessmentId ?? '' },
        })
      ).body
    const [now, before] = [await read(assessments[0]?.id), await read(assessments[1]?.id)]
    expect(now.scores).toEqual(before.scores)
    const { rows } = await owner.query("select actor from audit_log where action = 'assessment.requested'")
    expect(rows).toContainEqual({ actor: company.userId })
  })

  test('is refused while one is under way, and for an interview that is not completed', async () => {
    expect((await again()).status).toBe(200)
    const refused = await again()
    expect([refused.status, refused.error.code]).toEqual([409, 'ALREADY_RUNNING'])
    await app.runTasks()
    expect((await history()).assessments).toHaveLength(2)
    candidate = await aCandidate(app, job)
    for (const begin of [async () => undefined, () => aStartedInterview(app, candidate)]) {
      await begin()
      const early = await again()
      expect([early.status, early.error.code]).toEqual([409, 'NOT_COMPLETED'])
    }
  })

  test('waits until the CV has been read', async () => {
    candidate = await completed()
    expect((await again()).error.code).toBe('NOT_COMPLETED')
    await app.runTasks()
    expect((await again()).status).toBe(200)
    await app.runTasks()
    expect((await history()).assessments).toHaveLength(2)
  })

  test('is for those who act: a VIEWER reads only', async () => {
    const viewer = await aColleague(app, company, 'VIEWER')
    expect((await again(viewer as TestCompany)).status).toBe(403)
    const read = await app.call(listAssessmentsEndpoint, { token: viewer.token, params: params() })
    expect(read.status).toBe(200)
  })

  test('run twice, or by two workers at once, adds one row', async () => {
    await again()
    await Promise.all([runTask(), runTask(), runTask()])
    await runTask()
    await app.runTasks()
    expect((await history()).assessments).toHaveLength(2)
  })

  const assessedColumns = [
    ...['score', 'sort_score', 'sort_score_up', 'score_band', 'field_scores', 'ai_percentage', 'ai_band'],
    ...['has_instructions', 'has_shared_text', 'confidence', 'confidence_reasons', 'assessment_id', 'engine'],
  ]

  test('§assessment-40 never changes the status, nor anything else but the scores', async () => {
    const before = await candidateRow()
    withModel(4)
    await again()
    await app.runTasks()
    const after = await candidateRow()
    const changed = Object.keys(after).filter((column) => !isDeepStrictEqual(after[column], before[column]))
    expect(assessedColumns).toEqual(expect.arrayContaining(changed))
    expect(after.status).toBe('PENDING')
    const [latest] = (await history()).assessments
    expect([after.score, after.assessment_id]).toEqual([latest?.score, latest?.id])
  })

  test('of a candidate erased meanwhile ends quietly', async () => {
    await again()
    await owner.query('delete from candidates where id = $1', [candidate.candidateId])
    await expect(app.runTasks()).resolves.toBeDefined()
    const { rowCount } = await owner.query('select from assessments where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rowCount).toBe(1)
  })

  test('of a candidate erased while the engine works ends quietly', async () => {
    withModel()
    stub.play((request) => ({ say: judgementOf(request, 3) }))
    await again()
    const { db } = app.platform
    const real = db.forCompany.bind(db)
    let transactions = 0
    vi.spyOn(db, 'forCompany').mockImplementation(async (companyId, work) => {
      transactions++
      // Before the result is kept.
      if (transactions === 3)
        await owner.query('delete from candidates where id = $1', [candidate.candidateId])
      return real(companyId, work)
    })
    await expect(runTask()).resolves.toBeUndefined()
  })
})

describe('with a language model', () => {
  test('§assessment-43 the row says who was asked, with which prompts, and what it cost; replaying it gives the same total', async () => {
    withModel()
    await again()
    await app.runTasks()
    const [latest] = (await history()).assessments
    expect(latest).toMatchObject({
      engine: 'llm',
      provider: 'openai-compatible',
      model: 'stub',
      promptVersions: { mindset: 'mindset-3' },
      fellBack: false,
    })
    expect(latest?.costUsd).toBeGreaterThan(0)
    expect(latest?.inputTokens).toBeGreaterThan(0)
    if (!latest) throw new Error('There is no row')
    expect(await replayAssessmentRow(app.platform, candidacy(), latest.id)).toEqual({
      stored: latest.score,
      fromScores: latest.score,
      fromWork: latest.score,
    })
  })

  test('§assessment-10 the same content is never paid for twice, not even for another candidate', async () => {
    withModel()
    await again()
    await app.runTasks()
    const asked = stub.requests.length
    expect(asked).toBeGreaterThan(0)
    const [paid] = (await history()).assessments
    await again()
    await app.runTasks()
    const twin = await completed()
    await app.runTasks()
    expect(stub.requests).toHaveLength(asked)
    const [own] = (await history()).assessments
    expect(own).toMatchObject({ reusedFrom: paid?.id, score: paid?.score, costUsd: 0 })
    candidate = twin
    const [other] = (await history()).assessments
    expect(other).toMatchObject({ reusedFrom: paid?.id, score: paid?.score, costUsd: 0, engine: 'llm' })
  })

  test('§assessment-32 that does not work the whole assessment is the built-in engine’s, and says so', async () => {
    stub.play(() => ({ status: 500 }))
    app.platform.assistant = stubAssistant(stub.url)
    await again()
    await app.runTasks()
    const [latest] = (await history()).assessments
    expect(latest).toMatchObject({ engine: 'builtin', fellBack: true, provider: 'openai-compatible' })
    const { body } = await app.call(readAssessmentEndpoint, {
      token: company.token,
      params: { ...params(), assessmentId: latest?.id ?? '' },
    })
    expect(body.fellBack).toMatch(/language model/)
  })

  test('a result that once stood in for a model does not say so when nobody asks a model', async () => {
    stub.play(() => ({ status: 400, body: '{}' }))
    app.platform.assistant = stubAssistant(stub.url)
    edition++
    candidate = await completed()
    await app.runTasks()
    expect((await history()).assessments[0]).toMatchObject({ fellBack: true })
    app.platform.assistant = null
    await again()
    await app.runTasks()
    const [latest, first] = (await history()).assessments
    expect(latest).toMatchObject({ fellBack: false, provider: null, reusedFrom: first?.id })
    const params = { candidateId: candidate.candidateId, assessmentId: latest?.id as never }
    const { body } = await app.call(readAssessmentEndpoint, { token: company.token, params })
    expect(body.fellBack).toBeNull()
  })
})

describe('what cannot be assessed', () => {
  test('§assessment-46 ends as failed after its tries, is shown, and can be tried again', async () => {
    await again()
    for (let time = 0; time < tries; time++) {
      await failing()
      expect((await history()).run).toBe(time < tries - 1 ? 'running' : 'failed')
    }
    expect((await again()).status).toBe(200)
    await app.runTasks()
    expect(await history()).toMatchObject({ run: null, assessments: [{}, {}] })
  })

  /** The job's offer holds what no engine can read. */
  async function failing(): Promise<void> {
    await owner.query("update jobs set ideal_profile = ideal_profile - 'skills' where id = $1", [job.id])
    await expect(runTask()).rejects.toThrow()
    await owner.query('update jobs set ideal_profile = ideal_profile || $2 where id = $1', [
      job.id,
      JSON.stringify({ skills: job.idealProfile.skills }),
    ])
  }

  test('whose process was lost at the last try is failed once it has been silent', async () => {
    await again()
    const lost = [candidate.candidateId, tries, app.clock.now()]
    await owner.query('update assessment_runs set attempts = $2, begun_at = $3 where candidate_id = $1', lost)
    expect([(await history()).run, (await again()).error.code]).toEqual(['running', 'ALREADY_RUNNING'])
    app.clock.advance(silentMs + 1_000)
    expect((await history()).run).toBe('failed')
    expect((await again()).status).toBe(200)
    await app.runTasks()
    expect((await history()).run).toBeNull()
  })
})
