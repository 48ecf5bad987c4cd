import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { type Job, readPublicJob } from '../contract.ts'

let app: TestApp
let job: Job
beforeAll(async () => {
  app = await startApp()
  job = await aJob(app, await aCompany(app, { account: { name: 'Atlas Textiles' } }))
})
afterAll(() => app.close())

const ask = (jobId: string) => app.call(readPublicJob, { params: { jobId: jobId as never } })

test('anybody may know what applicants need, and nothing more: no questions, no salary, no profile', async () => {
  const { status, body, bytes } = await ask(job.id)
  expect(status).toBe(200)
  const questionCount = job.tailoredQuestions.length
  expect(body).toEqual({
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    type: job.type,
    companyName: 'Atlas Textiles',
    interviewLanguage: 'Français',
    questionCount,
    minutes: Math.ceil((questionCount * 2.5) / 5) * 5,
  })
  for (const question of job.tailoredQuestions) expect(bytes.toString()).not.toContain(question)
})

test('an unknown job, what is no id, and a closed job are not found', async () => {
  expect((await ask('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await ask('1 or 1=1')).status).toBe(404)
  const owner = new pg.Client(app.owner)
  await owner.connect()
  await owner.query("update jobs set status = 'closed' where id = $1", [job.id])
  await owner.end()
  expect(await ask(job.id)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
})
