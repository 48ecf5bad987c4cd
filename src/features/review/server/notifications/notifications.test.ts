import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForPerson } from '#features/candidates/server/ask-for-person.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import type { MailContent } from '#platform/mail/mail.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague, type TestColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  getNotificationsEndpoint,
  type NotificationChoice,
  setNotificationsEndpoint,
} from '../../contract/notifications.ts'
import { notifyOfCompletion, sendDigests } from './notify-users.ts'
import { sendDigestsTask } from './tasks.ts'

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

const choose = ({ token }: { token: string }, completedInterviews: NotificationChoice) =>
  app.succeed(setNotificationsEndpoint, { token, body: { completedInterviews } })
const chosen = async ({ token }: { token: string }) =>
  (await app.succeed(getNotificationsEndpoint, { token })).completedInterviews

async function completed(job: Job, firstName = 'Amel'): Promise<TestCandidate> {
  const candidate = await aCandidate(app, job, { firstName })
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  return candidate
}

/** Mails to a user about interviews and candidates. */
const mailsTo = ({ email }: { email: string }): MailContent[] =>
  app.mail
    .to(email)
    .filter(({ subject }) => /interview|person/.test(subject) && !/Your interview for/.test(subject))

interface Team {
  company: TestCompany
  recruiter: TestColleague
  viewer: TestColleague
}
async function aTeam(): Promise<Team> {
  const company = await aCompany(app)
  return {
    company,
    recruiter: await aColleague(app, company, 'RECRUITER'),
    viewer: await aColleague(app, company, 'VIEWER'),
  }
}

/** The clock at that hour of the next day in Tunis, which is an hour ahead of UTC. */
function tomorrowAt(hour: number, minute = 0): void {
  const next = new Date(app.clock.now().getTime() + 24 * 3_600_000)
  next.setUTCHours(hour - 1, minute, 0, 0)
  app.clock.set(next)
}
const hourLater = () => app.clock.advance(3_600_000)

test('those who decide hear at once and viewers do not, until each chooses', async () => {
  const { company, recruiter, viewer } = await aTeam()
  expect([await chosen(company), await chosen(recruiter), await chosen(viewer)]).toEqual([
    'at-once',
    'at-once',
    'off',
  ])
  await choose(viewer, 'daily')
  await choose(recruiter, 'off')
  expect([await chosen(company), await chosen(recruiter), await chosen(viewer)]).toEqual([
    'at-once',
    'off',
    'daily',
  ])
  const wrong = { completedInterviews: 'weekly' } as never
  expect((await app.call(setNotificationsEndpoint, { token: viewer.token, body: wrong })).status).toBe(400)
  expect((await app.call(getNotificationsEndpoint, {})).status).toBe(401)
  expect(await chosen(viewer)).toBe('daily')
})

test('the first completed interview of a job is told at once to all who want mails, with a link to the candidate', async () => {
  const { company, recruiter, viewer } = await aTeam()
  await choose(recruiter, 'daily')
  const job = await aJob(app, company)
  const { candidateId } = await completed(job)
  for (const reader of [company, recruiter]) {
    const [mail, ...more] = mailsTo(reader)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your first candidate for Sales Manager completed the interview')
    expect(mail?.action?.url).toBe(`http://mindhire.test/Dashboard/${job.id}/${candidateId}`)
    expect(mail?.paragraphs.join(' ')).toContain('Amel Trabelsi')
  }
  expect(mailsTo(viewer)).toEqual([])
})

test('then each user hears as they chose: at once, once a day, or nothing', async () => {
  const { company, recruiter, viewer } = await aTeam()
  const job = await aJob(app, company)
  await completed(job)
  await choose(recruiter, 'daily')
  const before = mailsTo(recruiter).length
  const { candidateId } = await completed(job, 'Sami')
  const last = mailsTo(company).at(-1)
  expect(last?.subject).toBe('Sami Trabelsi completed the interview for Sales Manager')
  expect(last?.subject).not.toMatch(/\d/)
  expect(last?.action?.url).toContain(candidateId)
  expect(mailsTo(recruiter)).toHaveLength(before)
  expect(mailsTo(viewer)).toEqual([])

  await choose(company, 'off')
  await completed(job, 'Nour')
  expect(mailsTo(company).at(-1)).toEqual(last)
})

test('no user of another company hears anything', async () => {
  const one = await aTeam()
  const other = await aTeam()
  await completed(await aJob(app, one.company))
  expect([other.company, other.recruiter, other.viewer].flatMap(mailsTo)).toEqual([])
})

test('a completion that is handled twice is mailed once', async () => {
  const { company } = await aTeam()
  const { candidateId } = await completed(await aJob(app, company))
  await notifyOfCompletion(app.platform, { companyId: company.companyId, candidateId })
  await app.runTasks()
  expect(mailsTo(company)).toHaveLength(1)
})

test('somebody who switches mails off, or leaves, before a mail goes out gets none', async () => {
  const { company, recruiter } = await aTeam()
  const candidate = await aCandidate(app, await aJob(app, company))
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const { rows } = await owner.query<{ id: string }>('select id from notifications where user_id = $1', [
    recruiter.userId,
  ])
  await choose(recruiter, 'off')
  const compose = (await import('./mails.ts')).completedMail.compose
  const due = { companyId: company.companyId, subjectId: rows[0]?.id ?? '', mailId: rows[0]?.id ?? '' }
  expect(await compose(app.platform, due)).toBeNull()
  await choose(recruiter, 'daily')
  expect(await compose(app.platform, due)).not.toBeNull()
  await owner.query('delete from users where id = $1', [recruiter.userId])
  expect(await compose(app.platform, due)).toBeNull()
})

test('in a blind job mails name a number only, until the candidate is decided about', async () => {
  const { company, recruiter } = await aTeam()
  await choose(recruiter, 'daily')
  const job = await aJob(app, company)
  await app.succeed(setReviewSettingsEndpoint, {
    token: company.token,
    params: { jobId: job.id },
    body: { distanceLimitKm: 60, blind: true, rejectReasons: [] },
  })
  await completed(job)
  await completed(job, 'Sami')
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  const all = [...mailsTo(company), ...mailsTo(recruiter)]
  expect(all).toHaveLength(4)
  for (const message of app.mail.messages.filter(({ content }) => all.includes(content))) {
    expect(message.text).toMatch(/Candidate [12]\b/)
    for (const said of [message.content.subject, message.text, message.html])
      expect(said).not.toMatch(/Amel|Sami|Trabelsi|candidate\.example/)
  }
})

test('the digest comes once a day at 8 o’clock in Tunis, with counts and links by job', async () => {
  const { company, recruiter } = await aTeam()
  const [sales, buying] = [await aJob(app, company), await aJob(app, company, { title: 'Buyer' })]
  await completed(sales, 'First')
  await completed(buying, 'Begin')
  await choose(recruiter, 'daily')
  const before = mailsTo(recruiter).length
  const digests = () => mailsTo(recruiter).slice(before)
  tomorrowAt(9)
  const [sami, nour, lina] = [
    await completed(sales, 'Sami'),
    await completed(sales, 'Nour'),
    await completed(buying, 'Lina'),
  ]
  await app.runEvery(sendDigestsTask)
  tomorrowAt(7, 59)
  await app.runEvery(sendDigestsTask)
  expect(digests()).toEqual([])

  app.clock.advance(60_000)
  // Two workers at once, and a third one later.
  await Promise.all([sendDigests(app.platform), sendDigests(app.platform)])
  await app.runEvery(sendDigestsTask)
  hourLater()
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
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(digests()).toHaveLength(1)
})

test('what comes too late for its day’s digest comes with the next one, though nothing else does', async () => {
  const { company } = await aTeam()
  const job = await aJob(app, company)
  await completed(job)
  await choose(company, 'daily')
  await completed(job, 'Sami')
  const late = await completed(job, 'Nour')
  const key = [late.candidateId, company.userId]
  const dueAt = async () =>
    (await owner.query('select due_at from notifications where candidate_id = $1 and user_id = $2', key))
      .rows[0]?.due_at
  const setDueAt = (at: Date | null) =>
    owner.query('update notifications set due_at = $3 where candidate_id = $1 and user_id = $2', [...key, at])
  const before = mailsTo(company).length
  await setDueAt(null)
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(mailsTo(company)).toHaveLength(before + 1)
  await setDueAt(app.clock.now())
  await app.runEvery(sendDigestsTask)
  expect(mailsTo(company)).toHaveLength(before + 1)
  expect((await dueAt()).getTime()).toBe(app.clock.now().getTime() + 24 * 3_600_000)
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(mailsTo(company)).toHaveLength(before + 2)
  expect(mailsTo(company).at(-1)?.lists?.[0]?.links[0]?.label).toBe('Nour Trabelsi')
})

test('a digest names no erased candidate, and is not sent about nobody', async () => {
  const { company } = await aTeam()
  const job = await aJob(app, company)
  await completed(job)
  await choose(company, 'daily')
  const before = mailsTo(company).length
  const erase = ({ candidateId }: TestCandidate) =>
    owner.query('delete from candidates where id = $1', [candidateId])
  const [gone] = [await completed(job, 'Sami'), await completed(job, 'Nour')]
  await erase(gone)
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  const digest = mailsTo(company).at(-1)
  expect(digest?.subject).toBe('1 candidate completed the interview since yesterday')
  expect(JSON.stringify(digest?.lists)).not.toContain('Sami')

  const last = await completed(job, 'Lina')
  tomorrowAt(8)
  await sendDigests(app.platform)
  // Erased while the mail waits.
  await erase(last)
  await app.runTasks()
  expect(mailsTo(company)).toHaveLength(before + 1)
})

test('switched off, what waits for a digest is forgotten; back at once, it still comes', async () => {
  const { company, recruiter } = await aTeam()
  const job = await aJob(app, company)
  await completed(job)
  await choose(company, 'daily')
  await choose(recruiter, 'daily')
  await completed(job, 'Sami')
  const [ofCompany, ofRecruiter] = [mailsTo(company).length, mailsTo(recruiter).length]
  await choose(company, 'off')
  await choose(company, 'daily')
  await choose(recruiter, 'at-once')
  tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  expect(mailsTo(company)).toHaveLength(ofCompany)
  expect(mailsTo(recruiter)).toHaveLength(ofRecruiter + 1)
})

test('a candidate who asks for a person is told at once to all who decide, whatever they chose', async () => {
  const { company, recruiter, viewer } = await aTeam()
  await choose(company, 'off')
  await choose(viewer, 'at-once')
  const job = await aJob(app, company)
  const { candidateId } = await aCandidate(app, job)
  for (let again = 0; again < 2; again++)
    await app.platform.db.forCompany(company.companyId, (tx) =>
      askForPerson(app.platform, tx, company.companyId, candidateId),
    )
  await app.runTasks()
  for (const reader of [company, recruiter]) {
    const [mail, ...more] = mailsTo(reader)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Amel Trabelsi asks for a person')
    expect(mail?.action?.url).toBe(`http://mindhire.test/Dashboard/${job.id}/${candidateId}`)
  }
  expect(mailsTo(viewer)).toEqual([])
})
