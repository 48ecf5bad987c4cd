import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { completeInterviewEndpoint, saveCvEndpoint } from '#features/interviews/contract/interviews.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { engineVersions } from '#features/scoring/score-interview.ts'
import { fakeDocuments } from '#platform/documents/fake-documents.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { assessCandidate } from './assess-candidate.ts'
import { listEvaluations } from './list-evaluations.ts'

let app: TestApp
let company: TestCompany
let job: Job
let owner: pg.Client
let readable = true

beforeAll(async () => {
  const documents = fakeDocuments()
  app = await startApp({
    settings: { BILLING: 'off' },
    deps: {
      documents: {
        ...documents,
        extract: async (...how) =>
          readable ? documents.extract(...how) : { ok: false, problem: 'unreadable' },
      },
    },
  })
  company = await aCompany(app)
  job = await aJob(app, company)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
beforeEach(() => {
  readable = true
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await owner.end()
  await app.close()
})

async function assessed(answers: readonly string[], cv = aCv(goodCv)): Promise<TestCandidate> {
  const candidate = await aCandidate(app, job)
  const given = job.tailoredQuestions.map((_, at) => answers[at % answers.length] ?? '')
  await aCompletedInterview(app, candidate, { answers: given, cv })
  await app.runTasks()
  return candidate
}
const rowsOf = async ({ candidateId }: TestCandidate) =>
  (await owner.query('select * from assessments where candidate_id = $1', [candidateId])).rows
const scoreOf = async ({ candidateId }: TestCandidate) =>
  (await owner.query('select score from candidates where id = $1', [candidateId])).rows[0]?.score
const evaluationOf = async ({ candidateId }: TestCandidate, of = company) => {
  const found = await app.platform.db.forCompany(of.companyId, (tx) =>
    listEvaluations(app.platform, tx, of.companyId, [candidateId]),
  )
  return found.get(candidateId)
}
const runAgain = ({ candidateId }: Pick<TestCandidate, 'candidateId'>) =>
  assessCandidate(app.platform, { companyId: company.companyId, jobId: job.id, candidateId })

describe('a completed interview', () => {
  it('§assessment-43 is scored once, with the engine, the versions and the hash in the ledger and the score on the candidate', async () => {
    const candidate = await assessed(goodAnswers)
    const rows = await rowsOf(candidate)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      company_id: company.companyId,
      engine: 'builtin',
      engine_version: engineVersions.engine,
      rubric_version: engineVersions.rubric,
      score: expect.any(Number),
      milliseconds: expect.any(Number),
      input_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await scoreOf(candidate)).toBe(rows[0]?.score)

    await runAgain(candidate)
    await runAgain(candidate)
    expect(await rowsOf(candidate)).toEqual(rows)
    expect(await scoreOf(candidate)).toBe(rows[0]?.score)
  })

  it('adds one row when two workers score it at once', async () => {
    const candidate = await assessed(goodAnswers)
    await Promise.all([runAgain(candidate), runAgain(candidate), runAgain(candidate)])
    expect(await rowsOf(candidate)).toHaveLength(1)
  })

  it('§assessment-1 stands on the words of the candidate: each score quotes what was really written', async () => {
    const candidate = await assessed(goodAnswers)
    const { answers, cv } = await app.platform.db.forCompany(company.companyId, (tx) =>
      getTranscript(tx, company.companyId, candidate.candidateId),
    )
    const scores = (await evaluationOf(candidate))?.evaluation?.scores
    expect(Object.keys(scores ?? {}).sort()).toEqual([
      'communicationSkills',
      'cultureFit',
      'educationMatch',
      'experienceMatch',
      'languageMatch',
      'mindsetScore',
      'note',
      'potentialScore',
      'seniorityMatch',
      'technicalSkillsMatch',
    ])
    let quoted = 0
    for (const fieldScore of Object.values(scores ?? {})) {
      expect(fieldScore.reason).not.toBe('')
      if (fieldScore.weight > 0 && fieldScore.value) expect(fieldScore.quotes.length).toBeGreaterThan(0)
      for (const { source, index, start, end, text } of fieldScore.quotes) {
        const original = source === 'cv' ? cv?.text : answers[index ?? -1]
        expect(text).not.toBe('')
        expect(original?.slice(start, end)).toBe(text)
        quoted++
      }
    }
    expect(quoted).toBeGreaterThan(3)
  })

  it('§assessment-14 can have no more than 74 points, and no scores of the CV, when the CV cannot be read', async () => {
    readable = false
    const candidate = await assessed(goodAnswers)
    const { evaluation } = (await evaluationOf(candidate)) ?? {}
    expect(evaluation?.caps).toContainEqual(expect.objectContaining({ reason: 'No readable CV was found.' }))
    expect(evaluation?.score).toBeLessThanOrEqual(74)
    for (const field of ['experienceMatch', 'seniorityMatch', 'educationMatch'] as const)
      expect(evaluation?.scores[field]?.value, field).toBeNull()
  })

  it('tells the candidate, who may send another CV once, and counts that one', async () => {
    readable = false
    const candidate = await assessed(goodAnswers)
    const mails = app.mail.to(candidate.email).map(({ subject }) => subject)
    expect(mails.filter((subject) => subject.startsWith('Merci d’envoyer à nouveau votre CV'))).toHaveLength(
      1,
    )
    readable = true
    const params = { token: candidate.linkToken }
    const again = () => app.call(saveCvEndpoint, { params, upload: { file: aCv(goodCv) } })
    expect((await again()).status).toBe(200)
    await app.runTasks()
    const { evaluation } = (await evaluationOf(candidate)) ?? {}
    expect(evaluation?.caps).not.toContainEqual(
      expect.objectContaining({ reason: 'No readable CV was found.' }),
    )
    expect(evaluation?.scores.experienceMatch?.value).not.toBeNull()
    expect(await rowsOf(candidate)).toHaveLength(2)
    expect((await again()).error.code).toBe('ALREADY_COMPLETED')
    expect(app.mail.to(candidate.email)).toHaveLength(mails.length)
  })

  it('is not submitted with a CV that was found unreadable meanwhile', async () => {
    const candidate = await aCandidate(app, job)
    const params = { token: candidate.linkToken }
    const { questions } = await aStartedInterview(app, candidate)
    const answers = JSON.stringify(questions.map(() => goodAnswers[0]))
    const submit = () =>
      app.call(completeInterviewEndpoint, { upload: { fields: { interviewToken: params.token, answers } } })
    readable = false
    await app.succeed(saveCvEndpoint, { params, upload: { file: aCv(goodCv) } })
    await app.runTasks()
    expect((await submit()).error.code).toBe('CV_UNREADABLE')
    readable = true
    await app.succeed(saveCvEndpoint, { params, upload: { file: aCv(goodCv) } })
    expect((await submit()).status).toBe(200)
  })

  it('has no total, rather than a low one, when the answers say next to nothing', async () => {
    const candidate = await assessed(['ok', '.', '-'])
    expect(await scoreOf(candidate)).toBeNull()
    const { evaluation } = (await evaluationOf(candidate)) ?? {}
    expect(evaluation?.score).toBeNull()
    expect(evaluation?.noScoreReason).toMatch(/./)
    expect((await rowsOf(candidate))[0]?.score).toBeNull()
  })

  it('is nobody else to see', async () => {
    const candidate = await assessed(goodAnswers)
    const other = await aCompany(app, { account: { name: 'Other Company' } })
    expect(await evaluationOf(candidate, other)).toBeUndefined()
    // Past the operation, whose own conditions are not what is tested here.
    const seen = await app.platform.db.forCompany(other.companyId, async (tx) => {
      const { rows } = await tx.$client.query('select id from assessments')
      return rows
    })
    expect(seen).toEqual([])
    const crossed = app.platform.db.forCompany(other.companyId, (tx) =>
      tx.$client.query(
        `insert into assessments (id, company_id, candidate_id, engine, engine_version, rubric_version, input_hash, encrypted_result, milliseconds)
         values (gen_random_uuid(), $1, $2, 'builtin', '1', '1', 'x', '\\x00', 1)`,
        [other.companyId, candidate.candidateId],
      ),
    )
    await expect(crossed).rejects.toThrow()
  })

  it('puts ids in the queue and the log, and none of the words of the candidate', async () => {
    const enqueued = vi.spyOn(app.platform.tasks, 'enqueue')
    const published = vi.spyOn(app.platform.tasks, 'publish')
    const candidate = await aCandidate(app, job, { firstName: 'Zenobia', lastName: 'Quartzmann' })
    await aCompletedInterview(app, candidate, {
      answers: job.tailoredQuestions.map(() => 'Xylophonbau kostete mich viele Nächte.'),
      cv: aCv('Zenobia Quartzmann, Kaleidoskopist'),
    })
    const waiting = await app.waitingTasks()
    await app.runTasks()
    expect(published).toHaveBeenCalledOnce()
    const sent = [...enqueued.mock.calls, ...published.mock.calls].map(([, what, payload]) => [
      what.name,
      payload,
    ])
    const words = JSON.stringify([waiting, sent, app.log.lines])
    expect(words).toContain(candidate.candidateId)
    for (const secret of [
      'Zenobia',
      'Quartzmann',
      'Xylophon',
      'Kaleidoskop',
      candidate.email,
      candidate.linkToken,
    ])
      expect(words, secret).not.toContain(secret)
  })

  it('ends quietly when its candidate is gone', async () => {
    const candidateId = crypto.randomUUID() as CandidateId
    await expect(runAgain({ candidateId })).resolves.toBeUndefined()
  })
})
