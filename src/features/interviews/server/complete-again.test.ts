import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { MemoryFiles } from '#platform/files/memory-files.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

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

const cvFiles = () =>
  [...(app.platform.files as MemoryFiles).kept.keys()].filter((key) => key.includes('/cv/'))

it('§2.2.7-8 fifty times at once and fifty times after is one application, one file, one mail, one event and one answer', async () => {
  const company = await aCompany(app)
  const job = await aJob(app, company)
  const candidate = await aCandidate(app, job)
  const calls = interviewCalls(app)
  const whole = {
    consentVersion: '2026-11',
    questions: JSON.stringify(job.tailoredQuestions),
    answers: JSON.stringify(job.tailoredQuestions.map((_, at) => `My answer number ${at}`)),
  }
  const before = app.mail.to(candidate.email).length
  const filesBefore = cvFiles()
  const publish = vi.spyOn(app.platform.tasks, 'publish')
  const send = () => calls.complete(candidate, whole, aCv())
  const all = await Promise.all(Array.from({ length: 50 }, send))
  for (let again = 0; again < 50; again++) all.push(await send())
  expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(all[0]?.status).toBe(200)
  const ran = await app.runTasks()
  expect(cvFiles().length - filesBefore.length).toBe(1)
  expect(app.mail.to(candidate.email)).toHaveLength(before + 1)
  expect(publish.mock.calls.map(([, event, payload]) => [event.name, payload])).toEqual([
    [
      'interviews.completed',
      { companyId: company.companyId, jobId: job.id, candidateId: candidate.candidateId },
    ],
  ])
  publish.mockRestore()
  expect(ran.filter((name) => name === 'interviews.read-cv')).toHaveLength(1)
  const { rows } = await owner.query(
    'select published_at, cv_state from interviews where candidate_id = $1',
    [candidate.candidateId],
  )
  expect(rows).toEqual([{ published_at: expect.any(Date), cv_state: 'read' }])
  const { rows: written } = await owner.query('select index from answers where candidate_id = $1', [
    candidate.candidateId,
  ])
  expect(written).toHaveLength(job.tailoredQuestions.length)
})
