import { afterAll, beforeAll, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getFirstStepsEndpoint, markFirstStepEndpoint, type OwnStep } from '../../contract/first-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Who = Pick<TestCompany, 'token'>
const read = ({ token }: Who) => app.succeed(getFirstStepsEndpoint, { token })
const mark = ({ token }: Who, step: OwnStep) => app.succeed(markFirstStepEndpoint, { token, body: { step } })

test('a step that one user has done is done for the colleagues, and for no other company', async () => {
  const company = await aCompany(app)
  const colleague = await aColleague(app, company, 'RECRUITER')
  const neighbour = await aCompany(app)
  expect(await read(company)).toEqual({ questions: false, link: false })
  expect(await mark(company, 'questions')).toEqual({ questions: true, link: false })
  expect(await read(colleague)).toEqual({ questions: true, link: false })
  expect(await mark(colleague, 'link')).toEqual({ questions: true, link: true })
  expect(await read(company)).toEqual({ questions: true, link: true })
  expect(await read(neighbour)).toEqual({ questions: false, link: false })
})

test('marked again it stays done, at the same moment too', async () => {
  const company = await aCompany(app)
  const answers = await Promise.all(Array.from({ length: 5 }, () => mark(company, 'link')))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ questions: false, link: true })))
})

test('a viewer and an unknown step are refused', async () => {
  const company = await aCompany(app)
  const viewer = await aColleague(app, company, 'VIEWER')
  const asViewer = await app.call(markFirstStepEndpoint, { token: viewer.token, body: { step: 'link' } })
  expect([asViewer.status, asViewer.error.code]).toEqual([403, 'NOT_ALLOWED'])
  const body = { step: 'profile' as OwnStep }
  const unknown = await app.call(markFirstStepEndpoint, { token: company.token, body })
  expect([unknown.status, unknown.error.code]).toEqual([400, 'BAD_INPUT'])
  expect(await read(company)).toEqual({ questions: false, link: false })
})
