import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  deleteCompanyQuestionEndpoint,
  listCompanyQuestionsEndpoint,
  type NewCompanyQuestion,
  saveCompanyQuestionEndpoint,
} from '../contract/company-questions.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.close())

const question: NewCompanyQuestion = {
  language: 'English',
  text: 'Which machine did you repair last?',
  competency: 'skills',
  keyPoints: ['Names the machine'],
}
const save = (change: Partial<NewCompanyQuestion> = {}, { token } = company) =>
  app.call(saveCompanyQuestionEndpoint, { token, body: { ...question, ...change } })
const list = async (language: NewCompanyQuestion['language'] = 'English', { token } = company) =>
  (await app.call(listCompanyQuestionsEndpoint, { token, query: { language } })).body.questions
const remove = (questionId: string, { token }: { token: string } = company) =>
  app.call(deleteCompanyQuestionEndpoint, { token, params: { questionId } })

test('§question-set-14 is listed by language, the newest first, until it is deleted', async () => {
  const { body: first } = await save()
  expect(first).toEqual({ ...question, id: expect.any(String) })
  const { body: second } = await save({ text: 'What did you build?' })
  await save({ language: 'Deutsch', text: 'Was haben Sie gebaut?' })
  expect(await list()).toEqual([second, first])
  expect((await remove(first.id)).status).toBe(200)
  expect(await list()).toEqual([second])
  expect(await list('Deutsch')).toHaveLength(1)
  expect((await remove(first.id)).status).toBe(404)
})

test('the same words in other letters take the place of what was saved, in one language', async () => {
  const { body: first } = await save()
  const change = { text: '  “WHICH machine did you repair last” ', keyPoints: ['Names the fault'] }
  const { body: again } = await save(change)
  expect(again).toEqual({ ...question, ...change, text: change.text.trim(), id: first.id })
  expect(await list()).toEqual([again])
  await save({ language: 'Spanish' })
  expect(await list('Spanish')).toHaveLength(1)
})

test('holds 200 questions, also when two are saved at once', async () => {
  for (let at = 0; at < 199; at++) await save({ text: `Why ${at}?` })
  const answers = await Promise.all([save({ text: 'Why this?' }), save({ text: 'Why that?' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toEqual({
    code: 'LIBRARY_FULL',
    message: 'The library has 200 questions. Please remove one before you save another.',
  })
  expect((await save({ text: 'Why 7?', keyPoints: [] })).status).toBe(200)
})

test.each([
  ['no text', { text: ' ' }, 'Please write the question, or drop it.'],
  ['an empty key point', { keyPoints: [''] }, 'Please write the key point, or remove it.'],
])('%s is refused', async (_what, change, message) => {
  expect(await save(change)).toMatchObject({ status: 400, error: { message } })
})

test('another company neither sees nor deletes it; a VIEWER reads it alone', async () => {
  const { body: saved } = await save()
  const stranger = await aCompany(app, { account: { name: 'Strangers' } })
  expect(await list('English', stranger)).toEqual([])
  expect((await remove(saved.id, stranger)).status).toBe(404)
  expect((await remove(randomUUID())).status).toBe(404)
  const viewer = { ...company, ...(await aColleague(app, company, 'VIEWER')) }
  expect(await list('English', viewer)).toEqual([saved])
  expect((await save({}, viewer)).status).toBe(403)
  expect((await remove(saved.id, viewer)).status).toBe(403)
})
