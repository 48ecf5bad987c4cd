import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { type HiringApp, startHiringApp } from '#testing/hiring-app.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { remindOfLinksTask } from './remind-of-link.ts'

let hiring: HiringApp
let app: TestApp
let owner: HiringApp['owner']
let company: HiringApp['company']
let job: Job
beforeAll(async () => {
  hiring = await startHiringApp()
  ;({ app, owner, company } = hiring)
})
beforeEach(async () => {
  job = await aJob(app, company)
})
afterAll(() => hiring.close())

/** The database's clock measures links: one ends so many hours from the fake clock's now. */
const endsIn = (hours: number, { candidateId }: TestCandidate) =>
  owner.query('update candidates set link_expires_at = $1 where id = $2', [
    new Date(app.clock.now().getTime() + hours * 3_600_000),
    candidateId,
  ])
const reminders = ({ email }: TestCandidate) =>
  app.mail.to(email).filter(({ subject }) => /vous attend$/.test(subject))
const run = () => app.runEvery(remindOfLinksTask)

test('§mails-9 a candidate who has not finished is reminded once, with the link and the days left', async () => {
  const candidate = await aCandidate(app, job)
  await endsIn(49, candidate)
  await run()
  expect(reminders(candidate)).toEqual([])
  await endsIn(47, candidate)
  await run()
  await run()
  const [mail, ...others] = reminders(candidate)
  expect(others).toEqual([])
  expect(mail?.paragraphs[0]).toContain('Le lien fonctionne encore 2 jours.')
  expect(mail?.action?.url).toContain(`/Interview/${candidate.linkToken}`)
})

test('§mails-9 nobody is reminded who has completed, or whose job is full or goes without reminders', async () => {
  const completed = await aCandidate(app, job)
  await aCompletedInterview(app, completed)
  await endsIn(24, completed)

  const silent = await aJob(app, company)
  await owner.query('update jobs set link_reminder = false where id = $1', [silent.id])
  const unwanted = await aCandidate(app, silent)
  await endsIn(24, unwanted)

  const full = await aJob(app, company)
  await owner.query('update jobs set max_candidates = 1 where id = $1', [full.id])
  const [seated, outside] = [await aCandidate(app, full), await aCandidate(app, full)]
  await aStartedInterview(app, seated)
  await endsIn(24, seated)
  await endsIn(24, outside)

  await run()
  expect([completed, unwanted, outside].map((one) => reminders(one).length)).toEqual([0, 0, 0])
  expect(reminders(seated)).toHaveLength(1)
})

test('§mails-9 LINK_REMINDER_DAYS=0 reminds nobody', async () => {
  const silent = await startApp({ settings: { BILLING: 'off', LINK_REMINDER_DAYS: '0' } })
  const candidate = await aCandidate(silent, await aJob(silent, await aCompany(silent)))
  silent.clock.advance(13 * 86_400_000)
  await silent.runEvery(remindOfLinksTask)
  expect(silent.mail.to(candidate.email)).toHaveLength(1)
  await silent.close()
})
