import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AssessmentId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { replayAssessmentRow } from '#testing/replay-assessment.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listEvaluations } from '../list-evaluations.ts'
import { selectAssessmentsOf } from '../store.ts'
import { keysOf } from './candidate-keys.ts'
import { decryptResult, decryptWork } from './encrypted-row.ts'

const secretWord = 'Xylophonbau'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
})
beforeEach(async () => {
  candidate = await assessed()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

async function assessed(): Promise<TestCandidate> {
  const one = await aCandidate(app, job)
  const answers = job.tailoredQuestions.map(
    (_, at) => `${goodAnswers[at % goodAnswers.length]} ${secretWord}.`,
  )
  await aCompletedInterview(app, one, { answers, cv: aCv(`${goodCv}\n${secretWord}, 2019 - 2024`) })
  await app.runTasks()
  return one
}

const subject = () => ({ companyId: company.companyId, candidateId: candidate.candidateId })
const rowOf = async () => {
  const { rows } = await owner.query<{ id: AssessmentId; score: number }>(
    'select * from assessments where candidate_id = $1 order by seq desc',
    [candidate.candidateId],
  )
  if (!rows[0]) throw new Error('There is no row')
  return rows[0]
}
const evaluationOf = async () =>
  (
    await app.platform.db.forCompany(company.companyId, (tx) =>
      listEvaluations(app.platform, tx, company.companyId, [candidate.candidateId]),
    )
  ).get(candidate.candidateId)?.evaluation
const erase = () => owner.query('delete from candidates where id = $1', [candidate.candidateId])

describe('nobody changes or removes a row', () => {
  const statements = [
    'update assessments set score = 100',
    "update assessments set encrypted_result = '\\x00'",
    'update assessments set created_at = now()',
    'delete from assessments',
    'truncate assessments',
  ]

  test.each(statements)('§assessment-41 a company: %s', async (statement) => {
    const tried = app.platform.db.forCompany(company.companyId, (tx) => tx.$client.query(statement))
    await expect(tried).rejects.toMatchObject({ code: '42501' })
  })

  test.each(statements)('§assessment-41 the system: %s', async (statement) => {
    const tried = app.platform.db.forSystem((tx) => tx.$client.query(statement))
    await expect(tried).rejects.toMatchObject({ code: '42501' })
  })

  test.each(statements)('§assessment-41 the owner of the table: %s', async (statement) => {
    await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each(statements)('the owner, its triggers set aside for a restore: %s', async (statement) => {
    await owner.query('begin')
    await owner.query("set local session_replication_role = 'replica'")
    await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' })
    await owner.query('rollback')
  })

  test.each(['update candidate_keys set wrapped = $$x$$', 'delete from candidate_keys'])(
    'nor a key: %s',
    async (statement) => {
      const asCompany = app.platform.db.forCompany(company.companyId, (tx) => tx.$client.query(statement))
      await expect(asCompany).rejects.toMatchObject({ code: '42501' })
      const asSystem = app.platform.db.forSystem((tx) => tx.$client.query(statement))
      await expect(asSystem).rejects.toMatchObject({ code: '42501' })
    },
  )
})

describe('what it says of a person', () => {
  test('is in no row in clear, and is read with their key', async () => {
    const { rows } = await owner.query<{ row: string }>(
      "select a::text || encode(encrypted_result, 'escape') || encode(encrypted_work, 'escape') as row from assessments a",
    )
    expect(rows.some(({ row }) => row.includes(secretWord))).toBe(false)
    expect(JSON.stringify(await evaluationOf())).toContain(secretWord)
  })

  test('§assessment-42 is read by nobody once they are erased; the row stays, and tells nothing', async () => {
    const keys = await app.platform.db.forCompany(company.companyId, (tx) =>
      keysOf(app.platform, tx, company.companyId, [candidate.candidateId]),
    )
    const key = keys.get(candidate.candidateId)
    const [row] = await app.platform.db.forCompany(company.companyId, (tx) =>
      selectAssessmentsOf(tx, company.companyId, [candidate.candidateId]),
    )
    if (!row) throw new Error('There is no row')
    expect(decryptResult(row, key)?.score).toBe(row.score)
    expect(decryptWork(row, key)?.input.answers[0]).toContain(secretWord)
    await erase()
    const kept = await rowOf()
    expect(kept.id).toBe(row.id)
    const left = await app.platform.db.forCompany(company.companyId, (tx) =>
      keysOf(app.platform, tx, company.companyId, [candidate.candidateId]),
    )
    expect(left.size).toBe(0)
    expect([decryptResult(row, undefined), decryptWork(row, undefined)]).toEqual([null, null])
    expect(JSON.stringify(kept)).not.toContain(secretWord)
  })

  test('of one is not read with the key of another, nor with another secret', async () => {
    const other = await assessed()
    const keys = await app.platform.db.forCompany(company.companyId, (tx) =>
      keysOf(app.platform, tx, company.companyId, [candidate.candidateId, other.candidateId]),
    )
    const [row] = await app.platform.db.forCompany(company.companyId, (tx) =>
      selectAssessmentsOf(tx, company.companyId, [candidate.candidateId]),
    )
    if (!row) throw new Error('There is no row')
    expect(decryptResult(row, keys.get(other.candidateId))).toBeNull()
    const config = { ...app.platform.config, secretKey: 'y'.repeat(48) }
    const none = await app.platform.db.forCompany(company.companyId, (tx) =>
      keysOf({ config }, tx, company.companyId, [candidate.candidateId]),
    )
    expect(none.size).toBe(0)
  })

  test('takes no row for a candidate who is not the company’s', async () => {
    const stranger = await aCompany(app, { account: { name: 'Strangers' } })
    const inserted = owner.query(
      `insert into assessments (company_id, candidate_id, engine, engine_version, rubric_version, input_hash,
           milliseconds, encrypted_result, encrypted_work)
         values ($1, $2, 'builtin', '1', '1', 'x', 1, 'x', 'x')`,
      [stranger.companyId, candidate.candidateId],
    )
    await expect(inserted).rejects.toMatchObject({ code: '23503' })
  })
})

test('§assessment-44 replaying a row gives its total again, added up from the scores and scored from what it was made from', async () => {
  const { id, score } = await rowOf()
  expect(score).toEqual(expect.any(Number))
  expect(await replayAssessmentRow(app.platform, subject(), id)).toEqual({
    stored: score,
    fromScores: score,
    fromWork: score,
  })
})
