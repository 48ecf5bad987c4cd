import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { saveAnswerEndpoint } from '../contract/interviews.ts'
import { getTranscriptEndpoint } from '../contract/transcript.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const read = (candidateId: CandidateId, { token }: { token: string } = company) =>
  app.call(getTranscriptEndpoint, { token, params: { candidateId } })

it('§2.7-7 is the questions and the answers in order, for every role', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  const { questions } = await aStartedInterview(app, candidate)
  const answers = questions.map((_, at) => `Answer ${at}: <b>bold</b>, عربي, 👍`)
  await aCompletedInterview(app, candidate, { answers })
  const { status, body } = await read(candidate.candidateId)
  expect([status, body]).toMatchObject([200, { questions, answers, candidateName: 'Amel Trabelsi' }])
  const viewer = await aColleague(app, company, 'VIEWER')
  expect((await read(candidate.candidateId, viewer)).body).toEqual(body)
})

it('is empty until the interview is completed: answers may change before', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  const empty = {
    questions: [],
    answers: [],
    followUps: [],
    candidateName: 'Amel Trabelsi',
    completedAt: null,
  }
  expect((await read(candidate.candidateId)).body).toMatchObject(empty)
  await aStartedInterview(app, candidate)
  const params = { token: candidate.linkToken, index: 0 }
  await app.succeed(saveAnswerEndpoint, { params, body: { text: 'Not sent yet' } } as never)
  expect((await read(candidate.candidateId)).body).toMatchObject(empty)
})

it("of another company's candidate is answered like one who does not exist", async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  await aCompletedInterview(app, candidate)
  const other = await aCompany(app, { account: { name: 'Other Company' } })
  const foreign = await read(candidate.candidateId, other)
  const missing = await read(randomUUID() as CandidateId, other)
  expect(foreign.status).toBe(404)
  expect(foreign.bytes).toEqual(missing.bytes)
  expect((await app.call(getTranscriptEndpoint, { params: candidate } as never)).status).toBe(401)
})

it('in blind review shows the answers under a number, and the name once revealed', async () => {
  const job = await aJob(app, company)
  await owner.query('update jobs set blind = true where id = $1', [job.id])
  await aCandidate(app, job)
  const candidate = await aCandidate(app, job)
  await aCompletedInterview(app, candidate)
  const { body } = await read(candidate.candidateId)
  expect(body.candidateName).toBe('Candidate 2')
  expect(body.answers[0]).toContain('nine hotels')
  await owner.query('update candidates set revealed_at = now() where id = $1', [candidate.candidateId])
  expect((await read(candidate.candidateId)).body.candidateName).toBe('Amel Trabelsi')
})

it('§evidence-6 is in the audit log each time it is opened, and not when there was nothing to read', async () => {
  const candidate = await aCandidate(app, await aJob(app, company))
  await read(candidate.candidateId)
  await aCompletedInterview(app, candidate)
  const viewer = await aColleague(app, company, 'VIEWER')
  await read(candidate.candidateId, viewer)
  await read(candidate.candidateId, await aCompany(app, { account: { name: 'Curious Company' } }))
  const { rows } = await owner.query(
    `select company_id, actor, subject_id from audit_log where action = 'candidate.transcript-opened' and subject_id = $1`,
    [candidate.candidateId],
  )
  const { companyId: company_id } = company
  expect(rows).toEqual([{ company_id, actor: viewer.userId, subject_id: candidate.candidateId }])
})
