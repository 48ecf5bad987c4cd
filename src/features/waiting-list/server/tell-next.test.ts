import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { interviewCalls } from '#testing/interview-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { countWaitingEndpoint, joinWaitingListEndpoint } from '../contract.ts'
import { loadApplyPage } from './load-apply-page.ts'
import { tellNextTask } from './tasks.ts'

let app: TestApp
let calls: ReturnType<typeof interviewCalls>
let owner: pg.Client
let company: TestCompany
let job: Job
let seated: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  calls = interviewCalls(app)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
/** A job with one place, which is taken. */
beforeEach(async () => {
  await owner.query('delete from waiting_list')
  company = await aCompany(app)
  job = await aJob(app, company)
  await limitTo(1)
  seated = await aCandidate(app, job)
  await aStartedInterview(app, seated)
})

const limitTo = (seats: number) =>
  owner.query('update jobs set max_candidates = $1 where id = $2', [seats, job.id])
const lapse = () =>
  owner.query(`update interviews set seat_until = now() - interval '1 minute' where candidate_id = $1`, [
    seated.candidateId,
  ])
let people = 0
const join = async (language?: 'ar') => {
  people += 1
  app.clock.advance(1000)
  const email = `waits-${people}@candidate.example`
  const body = { email, ...(language && { language }) }
  await app.succeed(joinWaitingListEndpoint, { params: { jobId: job.id }, body })
  return email
}
const toldTo = (email: string) => app.mail.to(email).length
const count = async () =>
  (await app.succeed(countWaitingEndpoint, { token: company.token, params: { jobId: job.id } })).count
const hour = 3_600_000

test('§apply-2 the apply page says whether all places are taken', async () => {
  expect(await loadApplyPage(app.platform, job.id)).toMatchObject({ id: job.id, isFull: true })
  await lapse()
  expect(await loadApplyPage(app.platform, job.id)).toMatchObject({ isFull: false })
})

test('an address waits once, whatever its case, and the employer sees how many wait', async () => {
  const params = { jobId: job.id }
  for (const email of ['Amel@Candidate.example', ' amel@candidate.example '])
    expect((await app.call(joinWaitingListEndpoint, { params, body: { email } })).status).toBe(200)
  expect(await count()).toBe(1)
  const other = await aCompany(app)
  expect((await app.call(countWaitingEndpoint, { token: other.token, params })).status).toBe(404)
})

test('what is no address is refused', async () => {
  const { status, error } = await app.call(joinWaitingListEndpoint, {
    params: { jobId: job.id },
    body: { email: 'amel@' },
  })
  expect([status, error.message]).toEqual([400, 'Please enter a valid email address'])
})

test('§apply-2 a lapsed seat is offered to the next in line alone, in the language of the page', async () => {
  const [first, second] = [await join('ar'), await join()]
  await app.runEvery(tellNextTask)
  expect([toldTo(first), toldTo(second)]).toEqual([0, 0])
  await lapse()
  await app.runEvery(tellNextTask)
  await app.runEvery(tellNextTask)
  expect([toldTo(first), toldTo(second)]).toEqual([1, 0])
  const [mail] = app.mail.to(first)
  expect(mail).toMatchObject({
    language: 'ar',
    greeting: 'مرحبًا،',
    action: { url: `http://mindhire.test/Apply/${job.id}?lang=ar` },
  })
  expect(await count()).toBe(1)
})

test('a place that nobody took goes to the next after two days, and the address is deleted', async () => {
  const [first, second] = [await join(), await join()]
  await lapse()
  await app.runEvery(tellNextTask)
  app.clock.advance(47 * hour)
  await app.runEvery(tellNextTask)
  expect(toldTo(second)).toBe(0)
  app.clock.advance(2 * hour)
  await app.runEvery(tellNextTask)
  expect(toldTo(second)).toBe(1)
  const { rows } = await owner.query('select 1 from waiting_list where email = $1', [first])
  expect(rows).toEqual([])
})

test('§apply-2 an offered place is kept for the mailbox that was told, two days long', async () => {
  const [told, next] = [await join(), await join()]
  const stranger = await aCandidate(app, job)
  await lapse()
  await app.runEvery(tellNextTask)
  const refused = await calls.start(stranger)
  expect([refused.status, refused.error.code]).toEqual([409, 'JOB_FULL'])
  expect((await calls.answer(seated, 0, 'Back again')).error.code).toBe('JOB_FULL')
  const [name, host] = told.split('@')
  const invited = await aCandidate(app, job, { email: `${name}+jobs@${host}` })
  expect((await calls.start(invited)).status).toBe(200)
  await app.runEvery(tellNextTask)
  expect(toldTo(next)).toBe(0)
})

test('§apply-2 a place that was offered in vain is the next one’s, and a stranger’s when nobody waits', async () => {
  const [first, second] = [await join(), await join()]
  const stranger = await aCandidate(app, job)
  await lapse()
  for (const email of [first, second]) {
    await app.runEvery(tellNextTask)
    expect(toldTo(email)).toBe(1)
    expect((await calls.start(stranger)).error.code).toBe('JOB_FULL')
    app.clock.advance(49 * hour)
  }
  await app.runEvery(tellNextTask)
  expect((await calls.start(stranger)).status).toBe(200)
})

test('a rejection after completion frees the place too', async () => {
  const first = await join()
  for (const index of job.tailoredQuestions.keys()) await calls.answer(seated, index, `Answer ${index}`)
  await calls.complete(seated, {}, aCv())
  await app.runTasks()
  const { candidateId } = seated
  await app.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
  app.clock.advance(16 * 60_000)
  await app.runTasks()
  await app.runEvery(tellNextTask)
  expect(toldTo(first)).toBe(1)
})

test('a raised limit tells as many as there are places', async () => {
  const waiting = [await join(), await join(), await join()]
  await limitTo(3)
  await app.runEvery(tellNextTask)
  expect(waiting.map(toldTo)).toEqual([1, 1, 0])
})

test('a rejection before completion frees the place once it is settled', async () => {
  const first = await join()
  const { candidateId } = seated
  await app.succeed(rejectCandidateEndpoint, { token: company.token, params: { candidateId } })
  await app.runEvery(tellNextTask)
  expect(toldTo(first)).toBe(0)
  app.clock.advance(16 * 60_000)
  await app.runTasks()
  await app.runEvery(tellNextTask)
  expect(toldTo(first)).toBe(1)
})

test('a closed job takes no address, and keeps none', async () => {
  const first = await join()
  await owner.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [job.id])
  await lapse()
  await app.runEvery(tellNextTask)
  expect(toldTo(first)).toBe(0)
  const { rows } = await owner.query('select 1 from waiting_list where job_id = $1', [job.id])
  expect(rows).toEqual([])
  const { error } = await app.call(joinWaitingListEndpoint, {
    params: { jobId: job.id },
    body: { email: 'late@candidate.example' },
  })
  expect(error.code).toBe('JOB_CLOSED')
})
