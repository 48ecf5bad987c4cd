import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import type { TestCandidate } from '#testing/builders/a-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { notificationCalls } from '#testing/notification-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { sendDigests } from './notify-users.ts'
import { sendDigestsTask } from './tasks.ts'

let app: TestApp
let owner: pg.Client
let calls: ReturnType<typeof notificationCalls>
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  calls = notificationCalls(app)
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

test('the digest comes once a day at 8 o’clock in Tunis, with counts and links by job', async () => {
  const { company, recruiter } = await calls.aTeam()
  const [sales, buying] = [await aJob(app, company), await aJob(app, company, { title: 'Buyer' })]
  await calls.completed(sales, 'First')
  await calls.completed(buying, 'Begin')
  await calls.choose(recruiter, 'daily')
  const before = calls.mailsTo(recruiter).length
  const digests = () => calls.mailsTo(recruiter).slice(before)
  calls.tomorrowAt(9)
  const [sami, nour, lina] = [
    await calls.completed(sales, 'Sami'),
    await calls.completed(sales, 'Nour'),
    await calls.completed(buying, 'Lina'),
  ]
  await app.runEvery(sendDigestsTask)
  calls.tomorrowAt(7, 59)
  await app.runEvery(sendDigestsTask)
  expect(digests()).toEqual([])

  app.clock.advance(60_000)
  // Two workers at once, and a third one later.
  await Promise.all([sendDigests(app.platform), sendDigests(app.platform)])
  await app.runEvery(sendDigestsTask)
  app.clock.advance(3_600_000)
  await app.runEvery(sendDigestsTask)
  const [digest, ...more] = digests()
  expect(more).toEqual([])
  expect(digest?.subject).toBe('3 candidates completed the interview since yesterday')
  const page = 'http://mindhire.test'
  const link = (job: Job, { candidateId }: TestCandidate, name: string) => ({
    label: `${name} Trabelsi`,
    url: `${page}/Dashboard/${job.id}/${candidateId}`,
  })
  const all = ({ id }: Job) => ({ label: 'All candidates for this job', url: `${page}/Jobs/${id}` })
  expect(digest?.lists).toEqual([
    {
      title: 'Sales Manager: 2 completed interviews',
      links: [link(sales, sami, 'Sami'), link(sales, nour, 'Nour'), all(sales)],
    },
    { title: 'Buyer: 1 completed interview', links: [link(buying, lina, 'Lina'), all(buying)] },
  ])

  // A day without a completed interview has no mail.
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(digests()).toHaveLength(1)
})

test('what comes too late for its day’s digest comes with the next one, though nothing else does', async () => {
  const { company } = await calls.aTeam()
  const job = await aJob(app, company)
  await calls.completed(job)
  await calls.choose(company, 'daily')
  await calls.completed(job, 'Sami')
  const late = await calls.completed(job, 'Nour')
  const key = [late.candidateId, company.userId]
  const dueAt = async () =>
    (await owner.query('select due_at from notifications where candidate_id = $1 and user_id = $2', key))
      .rows[0]?.due_at
  const setDueAt = (at: Date | null) =>
    owner.query('update notifications set due_at = $3 where candidate_id = $1 and user_id = $2', [...key, at])
  const before = calls.mailsTo(company).length
  await setDueAt(null)
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(calls.mailsTo(company)).toHaveLength(before + 1)
  await setDueAt(app.clock.now())
  await app.runEvery(sendDigestsTask)
  expect(calls.mailsTo(company)).toHaveLength(before + 1)
  expect((await dueAt()).getTime()).toBe(app.clock.now().getTime() + 24 * 3_600_000)
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(calls.mailsTo(company)).toHaveLength(before + 2)
  expect(calls.mailsTo(company).at(-1)?.lists?.[0]?.links[0]?.label).toBe('Nour Trabelsi')
})

test('a digest names no erased candidate, and is not sent about nobody', async () => {
  const { company } = await calls.aTeam()
  const job = await aJob(app, company)
  await calls.completed(job)
  await calls.choose(company, 'daily')
  const before = calls.mailsTo(company).length
  const erase = ({ candidateId }: TestCandidate) =>
    owner.query('delete from candidates where id = $1', [candidateId])
  const [gone] = [await calls.completed(job, 'Sami'), await calls.completed(job, 'Nour')]
  await erase(gone)
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  const digest = calls.mailsTo(company).at(-1)
  expect(digest?.subject).toBe('1 candidate completed the interview since yesterday')
  expect(JSON.stringify(digest?.lists)).not.toContain('Sami')

  const last = await calls.completed(job, 'Lina')
  calls.tomorrowAt(8)
  await sendDigests(app.platform)
  // Erased while the mail waits.
  await erase(last)
  await app.runTasks()
  expect(calls.mailsTo(company)).toHaveLength(before + 1)
})

test('switched off, what waits for a digest is forgotten; back at once, it still comes', async () => {
  const { company, recruiter } = await calls.aTeam()
  const job = await aJob(app, company)
  await calls.completed(job)
  await calls.choose(company, 'daily')
  await calls.choose(recruiter, 'daily')
  await calls.completed(job, 'Sami')
  const [ofCompany, ofRecruiter] = [calls.mailsTo(company).length, calls.mailsTo(recruiter).length]
  await calls.choose(company, 'off')
  await calls.choose(company, 'daily')
  await calls.choose(recruiter, 'at-once')
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(calls.mailsTo(company)).toHaveLength(ofCompany)
  expect(calls.mailsTo(recruiter)).toHaveLength(ofRecruiter + 1)
})
