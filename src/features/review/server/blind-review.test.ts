import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAssessmentEndpoint } from '#features/assessments/contract/assessments.ts'
import { rejectCandidateEndpoint, revealCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { getTranscriptEndpoint } from '#features/interviews/contract/transcript.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import {
  getReviewSettingsEndpoint,
  setReviewSettingsEndpoint,
} from '#features/jobs/contract/review-settings.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv } from '#testing/builders/an-interview.ts'
import { goodAnswers, goodCv } from '#testing/builders/good-answers.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  exportCandidatesEndpoint,
  getCandidateEndpoint,
  listJobCandidatesEndpoint,
  searchCandidatesEndpoint,
} from '../contract/candidates.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let first: TestCandidate
let second: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
  await owner.query('update jobs set blind = true where id = $1', [job.id])
  first = await applicant({ firstName: 'Zubaida', lastName: 'Quarterbach', phone: '22345671' })
  second = await applicant({ firstName: 'Anastasia', lastName: 'Wolkenstein', phone: '22345672' })
  await app.runTasks()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

/** All write the same, so that each shares text with the other. */
async function applicant(person: {
  firstName: string
  lastName: string
  phone: string
}): Promise<TestCandidate> {
  const candidate = await aCandidate(app, job, { ...person, city: 'Tunis' })
  const { firstName, lastName, phone } = person
  const named = `En 2023, moi, ${firstName} ${lastName}, j'ai négocié des contrats avec le CRM Salesforce (${phone}).`
  const answers = job.tailoredQuestions.map((_, at) => `${goodAnswers[at % goodAnswers.length]} ${named}`)
  const lines = goodCv.replace('Amel Trabelsi', `${firstName.toUpperCase()} ${lastName}, ${phone}`)
  const written = lines.replace(
    'Médina',
    `${firstName} ${lastName} +216 ${phone}, ${firstName}.${lastName}@example.com, Médina`,
  )
  const cv = { ...aCv(written), name: 'CV Zubaida Anastasia.pdf' }
  await aCompletedInterview(app, candidate, { answers, cv })
  return candidate
}

const secrets = () =>
  ['Zubaida', 'Quarterbach', 'Anastasia', 'Wolkenstein', '2234567', first.email, second.email].flatMap(
    (secret) => [
      secret,
      secret.toLowerCase(),
      secret.toUpperCase(),
      Buffer.from(secret).toString('base64url').slice(1, -2),
    ],
  )
const token = () => ({ token: company.token })
const list = (query: object = {}) =>
  app.call(listJobCandidatesEndpoint, { ...token(), params: { jobId: job.id }, query: query as never })
const whole = ({ candidateId }: TestCandidate) =>
  app.call(getCandidateEndpoint, { ...token(), params: { candidateId } })
const transcript = ({ candidateId }: TestCandidate) =>
  app.call(getTranscriptEndpoint, { ...token(), params: { candidateId } })
const assessment = async (candidate: TestCandidate) => {
  const id = (await whole(candidate)).body.fullAssessment?.id ?? ''
  return app.call(readAssessmentEndpoint, {
    ...token(),
    params: { candidateId: candidate.candidateId, assessmentId: id },
  })
}
const csv = () => app.call(exportCandidatesEndpoint, { ...token(), params: { jobId: job.id } })

test('no reply of a blind job names anybody before a decision', async () => {
  const sorted = ['score', 'createdAt', 'firstName'].flatMap((sortBy) => [
    list({ sortBy, sortDir: 'asc', size: 1 }),
    list({ sortBy, sortDir: 'desc' }),
  ])
  const search = app.call(searchCandidatesEndpoint, { ...token(), query: { search: 'amel-' } })
  const those = [first, second].flatMap((one) => [whole(one), transcript(one), assessment(one)])
  for (const reply of await Promise.all([...sorted, ...those, csv(), search])) {
    expect(reply.status).toBe(200)
    const text = reply.bytes.toString('utf8')
    for (const secret of secrets()) expect(text).not.toContain(secret)
  }
})

test('the words around a hidden name stay, in their place', async () => {
  const { answers } = (await transcript(first)).body
  expect(answers[0]).toContain("En 2023, moi, ███████ ███████████, j'ai négocié")
  const { fullAssessment, requirements } = (await whole(first)).body
  const quotes = Object.values(fullAssessment?.scores ?? {}).flatMap((score) => score.quotes)
  const ofAnswers = quotes.filter(({ source }) => source === 'answer')
  expect(ofAnswers.length).toBeGreaterThan(0)
  for (const { index, start, end, text } of ofAnswers)
    expect(answers[index ?? -1]?.slice(start, end)).toBe(text)
  expect(requirements.map(({ found }) => found).join()).toContain('█')
})

test('a hidden candidate is a number, without file, address and city', async () => {
  const { content } = (await list({ sortBy: 'firstName', sortDir: 'asc' })).body
  expect(content.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Candidate 1',
    'Candidate 2',
  ])
  expect(content[0]).toMatchObject({ hidden: true, email: null, phone: null, city: null, cvUrl: null })
  const { body } = await whole(first)
  expect(body.cv).toEqual({ fileName: 'Candidate 1.pdf', kind: 'pdf' })
  expect(body.sharedPassages[0]?.others).toEqual([{ id: second.candidateId, name: 'Candidate 2' }])
})

test('nobody hidden is found by a name or an address', async () => {
  for (const search of ['Zubaida', 'wolken', first.email])
    expect((await list({ search })).body.content).toEqual([])
})

test('who is revealed or decided on is shown and found, and the others stay hidden', async () => {
  const params = { candidateId: second.candidateId }
  await app.succeed(revealCandidateEndpoint, { ...token(), params, body: { reason: 'They wrote to us.' } })
  const { content } = (await list({ search: 'anastasia' })).body
  expect(content).toMatchObject([{ firstName: 'Anastasia', hidden: false, email: second.email }])
  expect(content[0]?.cvUrl).toMatch(/^\/files\//)
  expect((await list()).bytes.toString()).not.toContain('Zubaida')
  const found = await app.succeed(searchCandidatesEndpoint, { ...token(), query: { search: 'amel-' } })
  expect(found.candidates.map(({ name }) => name)).toEqual(['Anastasia Wolkenstein'])
  const rejected = { params: { candidateId: first.candidateId }, body: {} }
  await app.succeed(rejectCandidateEndpoint, { ...token(), ...rejected })
  const undoable = await Promise.all([csv(), list(), whole(first), transcript(first), assessment(first)])
  for (const reply of undoable) expect(reply.bytes.toString()).not.toMatch(/Zubaida|Quarterbach/i)
  expect((await list({ search: 'Zubaida' })).body.content).toEqual([])
  app.clock.advance(15 * 60_000)
  expect((await list({ search: 'Zubaida' })).body.content).toMatchObject([{ hidden: false }])
  expect((await csv()).bytes.toString()).toContain('Zubaida,Quarterbach')
})

test('who withdrew undecided stays hidden', async () => {
  const third = await applicant({ firstName: 'Zubaida', lastName: 'Quarterbach', phone: '22345673' })
  await owner.query(`select set_config('app.user_id', $1, false)`, [company.userId])
  await owner.query(`update candidates set status = 'WITHDRAWN' where id = $1`, [third.candidateId])
  expect((await whole(third)).body).toMatchObject({ hidden: true, firstName: 'Candidate' })
  const found = (await list({ search: 'Zubaida' })).body.content
  expect(found.map(({ id }) => id)).toEqual([first.candidateId])
})

test('it is switched off without a reason once everybody is decided on or revealed', async () => {
  const own = await aJob(app, company)
  const ofJob = { ...token(), params: { jobId: own.id } }
  const settings = { ...(await app.succeed(getReviewSettingsEndpoint, ofJob)), blind: true }
  await app.succeed(setReviewSettingsEndpoint, { ...ofJob, body: settings })
  const [rejected, revealed] = [await aCandidate(app, own), await aCandidate(app, own)]
  const of = ({ candidateId }: TestCandidate) => ({ ...token(), params: { candidateId } })
  const switchOff = () =>
    app.call(setReviewSettingsEndpoint, { ...ofJob, body: { ...settings, blind: false } })
  await app.succeed(rejectCandidateEndpoint, of(rejected))
  expect((await switchOff()).error.code).toBe('REASON_NEEDED')
  await app.succeed(revealCandidateEndpoint, { ...of(revealed), body: { reason: 'They wrote to us.' } })
  expect((await switchOff()).error.code).toBe('REASON_NEEDED')
  app.clock.advance(15 * 60_000)
  expect((await switchOff()).body.blind).toBe(false)
})
