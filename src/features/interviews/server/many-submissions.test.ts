import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withClient } from '#platform/database/with-client.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let calls: ReturnType<typeof interviewCalls>
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  calls = interviewCalls(app)
})
afterAll(() => app.close())

test('S32 of very many who submit at once the last are told to come back, before their file is received', async () => {
  const job = await aJob(app, await aCompany(app))
  await withClient(app.owner, (owner) =>
    owner.query('update jobs set max_candidates = 101 where id = $1', [job.id]),
  )
  const questions = job.tailoredQuestions
  const whole = {
    consentVersion: '2026-11',
    questions: JSON.stringify(questions),
    answers: JSON.stringify(questions.map((_, at) => `My answer number ${at}`)),
  }
  const submit = (candidate: TestCandidate) => calls.complete(candidate, whole, aCv())
  const candidates = []
  for (let at = 0; at < 101; at++) candidates.push(await aCandidate(app, job))
  const [last, ...others] = candidates
  const { promise: read, resolve: go } = Promise.withResolvers<void>()
  const checked = vi.spyOn(app.platform.documents, 'check').mockImplementation(async () => {
    await read
    return { ok: true, kind: 'pdf', pages: 1 }
  })
  const submitted = Promise.all(others.map((one) => submit(one)))
  await expect.poll(() => checked.mock.calls.length).toBe(100)
  const refused = await submit(last as TestCandidate)
  expect([refused.status, refused.error.code]).toEqual([503, 'UNAVAILABLE'])
  go()
  const statuses = (await submitted).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  checked.mockRestore()
  // On a busy machine some of the hundred are told to come back as well; whoever was acknowledged changes nothing now.
  for (const one of candidates) expect((await submit(one)).status).toBe(200)
})
