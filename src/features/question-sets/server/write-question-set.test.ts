import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InterviewLanguageName, languageOfName } from '#contract/languages.ts'
import {
  createJobEndpoint,
  listJobsEndpoint,
  type NewJob,
  readJobEndpoint,
} from '#features/jobs/contract/jobs.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { likelyLanguage } from '#lexicon/likely-language.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob, aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { readQuestionSetEndpoint } from '../contract/question-set.ts'
import { listQuestions } from './list-questions.ts'
import { planSlots } from './questions/plan-slots.ts'
import { tasks } from './tasks.ts'
import { writeQuestionSet } from './write-question-set.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

describe('a posted job gets its questions in its own language, as many as its kind of job asks for', () => {
  const cases: [InterviewLanguageName, NewJob['type'], NewJob['idealProfile']['seniorityLevel']][] = [
    ['Français', 'Full-time', 'Mid-level'],
    ['English', 'Internship', 'Intern'],
    ['Deutsch', 'Remote', 'Team Lead'],
    ['Spanish', 'Part-time', 'Executive'],
  ]
  test.each(cases)('§question-set-5 %s, %s, %s', async (interviewLanguage, type, seniorityLevel) => {
    const company = await aCompany(app)
    const idealProfile = { ...aNewJob().idealProfile, seniorityLevel }
    const job = await aJob(app, company, { interviewLanguage, type, idealProfile })
    expect(job.questionsState).toBe('ready')
    expect(job.tailoredQuestions).toHaveLength(planSlots({ type, seniority: seniorityLevel }).length)
    expect(new Set(job.tailoredQuestions).size).toBe(job.tailoredQuestions.length)
    for (const question of job.tailoredQuestions)
      expect(likelyLanguage(question), question).toBe(languageOfName(interviewLanguage))
  })
})

test('§question-set-7 each question comes with its intent and five different anchors', async () => {
  const company = await aCompany(app)
  const { id, tailoredQuestions } = await aJob(app, company)
  const questions = await app.platform.db.forCompany(company.companyId, (tx) =>
    listQuestions(tx, company.companyId, id),
  )
  expect(questions.map(({ text }) => text)).toEqual(tailoredQuestions)
  for (const { guide } of questions) {
    expect(guide.intent.length).toBeGreaterThan(20)
    expect(guide.keyPoints.length).toBeGreaterThan(2)
    expect(guide.redFlags.length).toBeGreaterThan(1)
    expect(new Set(guide.anchors.map((anchor) => anchor.trim()).filter(Boolean)).size).toBe(5)
  }
})

test.each([
  ['Night nurse', false],
  ['Zzyzx', true],
])('the offer %s has general questions: %s', async (title, general) => {
  const company = await aCompany(app)
  const idealProfile = { ...aNewJob().idealProfile, skills: ['Zzyzx'] }
  const { id } = await aJob(app, company, { title, description: 'Ours.', idealProfile })
  const params = { jobId: id }
  const { body } = await app.call(readQuestionSetEndpoint, { token: company.token, params })
  expect(body.general).toBe(general)
})

test('posting sets one task going; running it again, or twice at once, changes nothing', async () => {
  const { token, companyId } = await aCompany(app)
  const posted = await app.call(createJobEndpoint, { token, body: aNewJob() })
  const jobId = posted.body.id
  expect(await app.waitingTasks()).toMatchObject([
    { name: 'question-sets.write', payload: { companyId, jobId } },
  ])
  expect(await app.runTasks()).toEqual(['question-sets.write'])
  const written = await app.call(listJobsEndpoint, { token })
  const version = () => app.platform.db.forCompany(companyId, (tx) => getJob(tx, companyId, jobId))
  const before = await version()
  await Promise.all([
    writeQuestionSet(app.platform, { companyId, jobId }),
    writeQuestionSet(app.platform, { companyId, jobId }),
  ])
  expect((await app.call(listJobsEndpoint, { token })).body).toEqual(written.body)
  expect(await version()).toEqual(before)
})

test('a job that is gone needs no questions', async () => {
  const { companyId } = await aCompany(app)
  const jobId = '00000000-0000-4000-8000-000000000000' as never
  await expect(writeQuestionSet(app.platform, { companyId, jobId })).resolves.toBeUndefined()
})

test('an interview whose task gave up is taken up again; one that is written is left alone', async () => {
  const company = await aCompany(app)
  const { token } = company
  const written = await aJob(app, company)
  const posted = await app.call(createJobEndpoint, { token, body: aNewJob() })
  await owner.query('delete from fake_tasks')
  const sweep = tasks.find(({ name }) => name === 'question-sets.sweep')
  for (let twice = 0; twice < 2; twice++) await sweep?.run(app.platform, {} as never)
  const { companyId } = company
  expect((await app.waitingTasks()).map(({ payload }) => payload)).toEqual([
    { companyId, jobId: posted.body.id },
  ])
  await app.runTasks()
  const { body } = await app.call(readJobEndpoint, { token, params: { jobId: posted.body.id } })
  expect(body.questionsState).toBe('ready')
  expect((await app.call(readJobEndpoint, { token, params: { jobId: written.id } })).body).toEqual(written)
})
