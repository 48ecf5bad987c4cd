import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeJobEndpoint,
  createJobEndpoint,
  type NewJob,
  readJobEndpoint,
} from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { changeQuestionSetEndpoint, readQuestionSetEndpoint } from '../contract/question-set.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let stranger: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  stranger = await aCompany(app, { account: { name: 'Strangers' } })
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

describe('a copy', () => {
  const copy = async (of: string, offer: Partial<NewJob> = {}, { token } = company) =>
    app.call(createJobEndpoint, { token, body: { ...aNewJob(offer), copyOf: of as never } })
  const edited = async () => {
    const job = await aJob(app, company)
    const { token } = company
    const params = { jobId: job.id }
    const { body: set } = await app.call(readQuestionSetEndpoint, { token, params })
    const questions = set.questions.map(({ text }, from) => ({
      text: from ? text : `${text} Vraiment ?`,
      from,
    }))
    const saved = await app.call(changeQuestionSetEndpoint, {
      token,
      params,
      body: { version: set.version, questions },
    })
    expect(saved.status).toBe(200)
    return { job, questions: saved.body.questions }
  }

  test('§jobs-6 takes edited questions over, and they stay edited', async () => {
    const { job, questions } = await edited()
    const { body } = await copy(job.id, { title: 'The same in Sfax' })
    await app.runTasks()
    const params = { jobId: body.id }
    const { body: set } = await app.call(readQuestionSetEndpoint, { token: company.token, params })
    expect(set).toMatchObject({
      state: 'ready',
      questions: questions.map(({ text, origin }) => ({ text, origin })),
    })
    expect(await app.waitingTasks()).toEqual([])
    const { body: posted } = await app.call(readJobEndpoint, { token: company.token, params })
    const again = await app.call(changeJobEndpoint, {
      token: company.token,
      params,
      body: { ...aNewJob({ title: 'Another title' }), version: posted.version },
    })
    expect(again.body.questionsState).toBe('ready')
  })

  test('in another language, or of questions nobody edited, gets its own', async () => {
    const { job: source } = await edited()
    const plain = await aJob(app, company)
    for (const [of, language] of [
      [source.id, 'English'],
      [plain.id, 'Français'],
    ] as const) {
      const { body } = await copy(of, { interviewLanguage: language })
      await app.runTasks()
      const copied = await app.call(readQuestionSetEndpoint, {
        token: company.token,
        params: { jobId: body.id },
      })
      expect(copied.body.language).toBe(language)
      expect(new Set(copied.body.questions.map(({ origin }) => origin))).toEqual(new Set(['written']))
    }
  })

  test('of a job that is not one’s own is refused and posts nothing', async () => {
    const { job } = await edited()
    expect(await copy(job.id, {}, stranger)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    expect((await owner.query('select from jobs where company_id = $1', [stranger.companyId])).rowCount).toBe(
      0,
    )
  })
})
