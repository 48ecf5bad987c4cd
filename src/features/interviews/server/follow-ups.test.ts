import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import {
  getReviewSettingsEndpoint,
  setReviewSettingsEndpoint,
} from '#features/jobs/contract/review-settings.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { saveAnswerEndpoint, saveDraftEndpoint, saveFollowUpEndpoint } from '../contract/interviews.ts'
import { getTranscriptEndpoint } from '../contract/transcript.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'
import { exportInterviews, getTranscript } from './get-transcript.ts'

let app: TestApp
let calls: ReturnType<typeof interviewCalls>
let company: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  calls = interviewCalls(app)
  company = await aCompany(app)
  job = await aJob(app, company)
})
beforeEach(async () => {
  candidate = await aCandidate(app, job)
  await calls.start(candidate)
})
afterAll(() => app.close())

const at = (index: number) => ({ token: candidate.linkToken, index: String(index) })
const answer = (index: number, text: string, more: { revision?: number; counters?: TypingCounters } = {}) =>
  app.call(saveAnswerEndpoint, { params: at(index), body: { text, ...more } })
const followUp = (index: number, text: string | null, revision?: number) =>
  app.call(saveFollowUpEndpoint, {
    params: at(index),
    body: { text, ...(revision === undefined ? {} : { revision }) },
  })
const draft = (index: number, text: string, more: { followUp?: boolean; revision?: number } = {}) =>
  app.call(saveDraftEndpoint, { params: at(index), body: { text, ...more } })
const state = async () => (await calls.read(candidate)).body

test('short answers bring three follow-ups at most, the same for the same words', async () => {
  const asked = []
  for (let index = 0; index < 5; index++) asked.push((await answer(index, 'Oui.')).body.followUp)
  expect(asked.map((one) => one !== null)).toEqual([true, true, true, false, false])
  expect((await state()).followUps.slice(0, 5)).toEqual(asked)
  const other = await aCandidate(app, job)
  await calls.start(other)
  const again = (await calls.answer(other, 0, 'Oui.')).body
  expect(again.followUp?.question).toBe(asked[0]?.question)
})

test('five answers at once bring three', async () => {
  await Promise.all([0, 1, 2, 3, 4].map((index) => answer(index, 'Oui.')))
  expect((await state()).followUps.filter((one) => one !== null)).toHaveLength(3)
})

test('it is asked once: not when the answer is sent again, nor when it is edited', async () => {
  const first = (await answer(0, 'Oui.', { revision: 0 })).body
  expect((await answer(0, 'Oui.', { revision: 0 })).body).toEqual(first)
  expect((await answer(0, 'Non.', { revision: 1 })).body).toEqual({ ...first, revision: 2 })
})

test('it is answered, edited, and kept as part of the answer', async () => {
  await answer(0, 'Oui.')
  await draft(0, 'À moitié', { followUp: true, revision: 0 })
  expect((await state()).followUps[0]).toMatchObject({ answer: null, draft: 'À moitié', skipped: false })
  expect((await followUp(0, 'J’ai appelé.', 0)).body).toEqual({ revision: 1 })
  expect((await followUp(0, 'J’ai appelé le client.', 1)).body).toEqual({ revision: 2 })
  expect((await state()).followUps[0]).toMatchObject({ answer: 'J’ai appelé le client.', draft: '' })
  const [{ companyId }, { candidateId }] = [company, candidate]
  const [read, exported] = await app.platform.db.forCompany(companyId, async (tx) => [
    await getTranscript(tx, companyId, candidateId),
    await exportInterviews(tx, companyId, [candidateId]),
  ])
  expect(read.answers[0]).toBe('Oui.\n\nJ’ai appelé le client.')
  expect(exported.get(candidateId)?.answers).toMatchObject([
    { index: 0, followUp: false, text: 'Oui.' },
    { index: 0, followUp: true, question: expect.stringContaining('?'), text: 'J’ai appelé le client.' },
  ])
})

test('it is skipped, and may be answered after all; a late skip takes no answer away', async () => {
  await answer(0, 'Oui.')
  expect((await followUp(0, null)).status).toBe(200)
  expect((await state()).followUps[0]).toMatchObject({ answer: null, skipped: true })
  await followUp(0, 'Finalement, oui.')
  expect((await followUp(0, null)).status).toBe(200)
  expect((await state()).followUps[0]).toMatchObject({ answer: 'Finalement, oui.', skipped: false })
})

test('what was not asked cannot be answered', async () => {
  expect((await followUp(0, 'Rien')).error.code).toBe('NOT_FOUND')
  expect((await draft(0, 'Rien', { followUp: true })).error.code).toBe('NOT_FOUND')
})

test('a text written upon an earlier one changes nothing', async () => {
  await answer(0, 'Un', { revision: 0 })
  await answer(0, 'Deux', { revision: 1 })
  for (const late of [await answer(0, 'Trois', { revision: 1 }), await draft(0, 'U', { revision: 0 })])
    expect([late.status, late.error.code]).toEqual([409, 'ANSWER_CHANGED'])
  expect((await answer(0, 'Deux', { revision: 1 })).body.revision).toBe(2)
  const { answers, drafts, saves } = await state()
  expect([answers[0], drafts[0], saves[0]?.revision]).toEqual(['Deux', '', 2])
})

test('a job without follow-ups asks none, and its interviews go on as they began', async () => {
  const quiet = await aJob(app, company)
  const where = { token: company.token, params: { jobId: quiet.id } }
  const settings = await app.succeed(getReviewSettingsEndpoint, where)
  await app.succeed(setReviewSettingsEndpoint, { ...where, body: { ...settings, followUps: false } })
  candidate = await aCandidate(app, quiet)
  await calls.start(candidate)
  expect((await answer(0, 'Oui.')).body.followUp).toBeNull()
})

test('the employer reads question and answer of a follow-up beside the whole answer', async () => {
  const questions = job.tailoredQuestions
  for (const index of questions.keys()) await answer(index, `Oui ${index}.`)
  await followUp(0, 'J’ai appelé.')
  await followUp(1, null)
  await calls.cv(candidate)
  expect((await calls.complete(candidate)).status).toBe(200)
  const params = { candidateId: candidate.candidateId }
  const { answers, followUps } = await app.succeed(getTranscriptEndpoint, { token: company.token, params })
  expect(answers.slice(0, 2)).toEqual(['Oui 0.\n\nJ’ai appelé.', 'Oui 1.'])
  expect(followUps.slice(0, 4)).toEqual([
    { question: expect.stringContaining('?'), answer: 'J’ai appelé.' },
    { question: expect.stringContaining('?'), answer: null },
    { question: expect.stringContaining('?'), answer: null },
    null,
  ])
})

const counted = (typedCharacters: number): TypingCounters => ({
  pastedCharacters: 0,
  typedCharacters,
  pastes: 0,
  deletions: 1,
  seconds: 5,
  insertions: typedCharacters,
  largestInsertion: 1,
  largestPaste: 0,
  restoredCharacters: 0,
})

test('answer and follow-up are counted as one', async () => {
  await answer(0, 'Oui.', { counters: counted(4) })
  const body = { text: 'Non.', counters: counted(5) }
  await app.call(saveFollowUpEndpoint, { params: at(0), body })
  const [{ companyId }, { candidateId }] = [company, candidate]
  const read = await app.platform.db.forCompany(companyId, (tx) => getTranscript(tx, companyId, candidateId))
  expect(read.counters[0]).toEqual({ ...counted(9), deletions: 2, seconds: 10 })
})
