import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeQuestionSetEndpoint,
  type QuestionSet,
  readQuestionSetEndpoint,
  suggestQuestionEndpoint,
} from '../contract/question-set.ts'
import { listQuestions } from './list-questions.ts'

let app: TestApp
let company: TestCompany
let job: Job
let set: QuestionSet
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
})
beforeEach(async () => {
  job = await aJob(app, company, { interviewLanguage: 'English' })
  set = await app.succeed(readQuestionSetEndpoint, { token: company.token, params: params() })
})
afterAll(() => app.close())

type Wanted = Parameters<typeof app.call<typeof changeQuestionSetEndpoint>>[1]['body']['questions']

const params = () => ({ jobId: job.id })
const asIs = (): Wanted => set.questions.map(({ text }, from) => ({ text, from }))
const save = (questions: Wanted, version = set.version) =>
  app.call(changeQuestionSetEndpoint, {
    token: company.token,
    params: params(),
    body: { version, questions },
  })

test('§question-set-13 key points are read wherever the guide of a question of the library is', async () => {
  const [, ...rest] = asIs()
  const own = {
    text: 'Which machine did you repair last?',
    competency: 'skills' as const,
    keyPoints: ['Names the machine', 'Says how the fault was found'],
  }
  const { body } = await save([{ ...own, from: null }, ...rest])
  expect(body.questions[0]).toMatchObject({ ...own, origin: 'added', measures: [] })
  const [first] = await app.platform.db.forCompany(company.companyId, (tx) =>
    listQuestions(tx, company.companyId, job.id),
  )
  expect(first?.guide).toMatchObject({ competency: 'skills', keyPoints: own.keyPoints })
  const again = await save([{ text: own.text, from: 0 }, ...rest], body.version)
  expect(again.body.questions[0]).toMatchObject(own)
})

test('§question-set-7 another question keeps the guide that it came with', async () => {
  const questions = set.questions.map(({ text }) => text)
  const { body: other } = await app.call(suggestQuestionEndpoint, {
    token: company.token,
    params: params(),
    body: { at: 1, questions },
  })
  expect(other.keyPoints.length).toBeGreaterThan(2)
  const { body } = await save(asIs().with(1, { text: other.text, from: null }))
  expect(body.questions[1]).toMatchObject({ ...other, origin: 'written' })
})

test.each([
  ['an empty key point', ['A number', ' '], 'Please write the key point, or remove it.'],
  ['too long a key point', ['x'.repeat(121)], 'Please keep each key point under 120 characters.'],
  ['a sixth key point', [...'abcdef'], 'A question has at most 5 key points.'],
])('%s is refused', async (_what, keyPoints, message) => {
  const answer = await save(asIs().with(0, { text: 'Why?', from: null, keyPoints }))
  expect(answer).toMatchObject({ status: 400, error: { code: 'BAD_INPUT', message } })
})
