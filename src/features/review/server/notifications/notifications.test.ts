import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { askForPerson } from '#features/candidates/server/ask-for-person.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { notificationCalls } from '#testing/notification-calls.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getNotificationsEndpoint, setNotificationsEndpoint } from '../../contract/notifications.ts'
import { completedMail } from './mails.ts'
import { notifyOfCompletion } from './notify-users.ts'
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

test('those who decide hear at once and viewers do not, until each chooses', async () => {
  const { company, recruiter, viewer } = await calls.aTeam()
  expect([await calls.chosen(company), await calls.chosen(recruiter), await calls.chosen(viewer)]).toEqual([
    'at-once',
    'at-once',
    'off',
  ])
  await calls.choose(viewer, 'daily')
  await calls.choose(recruiter, 'off')
  expect([await calls.chosen(company), await calls.chosen(recruiter), await calls.chosen(viewer)]).toEqual([
    'at-once',
    'off',
    'daily',
  ])
  const wrong = { completedInterviews: 'weekly' } as never
  expect((await app.call(setNotificationsEndpoint, { token: viewer.token, body: wrong })).status).toBe(400)
  expect((await app.call(getNotificationsEndpoint, {})).status).toBe(401)
  expect(await calls.chosen(viewer)).toBe('daily')
})

test('the first completed interview of a job is mailed at once to all who want mails, with a link to the candidate', async () => {
  const { company, recruiter, viewer } = await calls.aTeam()
  await calls.choose(recruiter, 'daily')
  const job = await aJob(app, company)
  const { candidateId } = await calls.completed(job)
  for (const reader of [company, recruiter]) {
    const [mail, ...more] = calls.mailsTo(reader)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your first candidate for Sales Manager completed the interview')
    expect(mail?.action?.url).toBe(`http://mindhire.test/Dashboard/${job.id}/${candidateId}`)
    expect(mail?.paragraphs.join(' ')).toContain('Amel Trabelsi')
  }
  expect(calls.mailsTo(viewer)).toEqual([])
})

test('each user is mailed in their own language', async () => {
  const { company, recruiter } = await calls.aTeam()
  await app.succeed(chooseLanguageEndpoint, { token: company.token, body: { language: 'ar' } })
  await app.succeed(chooseLanguageEndpoint, { token: recruiter.token, body: { language: 'fr' } })
  await calls.completed(await aJob(app, company))
  const last = ({ email }: { email: string }) => {
    const { language, subject } = app.mail.to(email).at(-1) ?? {}
    return [language, subject]
  }
  expect(last(company)).toEqual(['ar', 'اكتملت أول مقابلة لعرض Sales Manager'])
  expect(last(recruiter)).toEqual(['fr', 'Votre premier entretien pour Sales Manager est terminé'])
})

test('then each user hears as they chose: at once, once a day, or nothing', async () => {
  const { company, recruiter, viewer } = await calls.aTeam()
  const job = await aJob(app, company)
  await calls.completed(job)
  await calls.choose(recruiter, 'daily')
  const before = calls.mailsTo(recruiter).length
  const { candidateId } = await calls.completed(job, 'Sami')
  const last = calls.mailsTo(company).at(-1)
  expect(last?.subject).toBe('Sami Trabelsi completed the interview for Sales Manager')
  expect(last?.subject).not.toMatch(/\d/)
  expect(last?.action?.url).toContain(candidateId)
  expect(calls.mailsTo(recruiter)).toHaveLength(before)
  expect(calls.mailsTo(viewer)).toEqual([])

  await calls.choose(company, 'off')
  await calls.completed(job, 'Nour')
  expect(calls.mailsTo(company).at(-1)).toEqual(last)
})

test('no user of another company hears anything', async () => {
  const one = await calls.aTeam()
  const other = await calls.aTeam()
  await calls.completed(await aJob(app, one.company))
  expect([other.company, other.recruiter, other.viewer].flatMap(calls.mailsTo)).toEqual([])
})

test('a completion that is handled twice is mailed once', async () => {
  const { company } = await calls.aTeam()
  const { candidateId } = await calls.completed(await aJob(app, company))
  await notifyOfCompletion(app.platform, { companyId: company.companyId, candidateId })
  await app.runTasks()
  expect(calls.mailsTo(company)).toHaveLength(1)
})

test('somebody who switches mails off, or leaves, before a mail goes out gets none', async () => {
  const { company, recruiter } = await calls.aTeam()
  const candidate = await aCandidate(app, await aJob(app, company))
  await aCompletedInterview(app, candidate)
  await app.runTasks()
  const { rows } = await owner.query<{ id: string }>('select id from notifications where user_id = $1', [
    recruiter.userId,
  ])
  await calls.choose(recruiter, 'off')
  const { compose } = completedMail
  const due = {
    companyId: company.companyId,
    subjectId: rows[0]?.id ?? '',
    mailId: rows[0]?.id ?? '',
    version: '1',
  }
  expect(await compose(app.platform, due)).toBeNull()
  await calls.choose(recruiter, 'daily')
  expect(await compose(app.platform, due)).not.toBeNull()
  await owner.query('delete from users where id = $1', [recruiter.userId])
  expect(await compose(app.platform, due)).toBeNull()
})

test('in a blind job mails name a number only, until the candidate is decided about', async () => {
  const { company, recruiter } = await calls.aTeam()
  await calls.choose(recruiter, 'daily')
  const job = await aJob(app, company)
  await app.succeed(setReviewSettingsEndpoint, {
    token: company.token,
    params: { jobId: job.id },
    body: { distanceLimitKm: 60, blind: true, rejectReasons: [] },
  })
  await calls.completed(job)
  await calls.completed(job, 'Sami')
  calls.tomorrowAt(8)
  await app.runEvery(sendDigestsTask)
  const all = [...calls.mailsTo(company), ...calls.mailsTo(recruiter)]
  expect(all).toHaveLength(4)
  for (const message of app.mail.messages.filter(({ content }) => all.includes(content))) {
    expect(message.text).toMatch(/Candidate [12]\b/)
    for (const said of [message.content.subject, message.text, message.html])
      expect(said).not.toMatch(/Amel|Sami|Trabelsi|candidate\.example/)
  }
})

test('a candidate’s wish for a person is mailed at once to all who decide, whatever they chose', async () => {
  const { company, recruiter, viewer } = await calls.aTeam()
  await calls.choose(company, 'off')
  await calls.choose(viewer, 'at-once')
  const job = await aJob(app, company)
  const { candidateId } = await aCandidate(app, job)
  for (let again = 0; again < 2; again++)
    await app.platform.db.forCompany(company.companyId, (tx) =>
      askForPerson(app.platform, tx, company.companyId, candidateId),
    )
  await app.runTasks()
  for (const reader of [company, recruiter]) {
    const [mail, ...more] = calls.mailsTo(reader)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Amel Trabelsi asks for a person')
    expect(mail?.action?.url).toBe(`http://mindhire.test/Dashboard/${job.id}/${candidateId}`)
  }
  expect(calls.mailsTo(viewer)).toEqual([])
})
