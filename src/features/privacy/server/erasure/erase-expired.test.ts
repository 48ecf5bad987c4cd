import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { setRetentionEndpoint } from '#features/company/contract/settings.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { eraseExpiredTask } from './erase-expired.ts'
import { believedTime, monthsBefore } from './rules.ts'

const at = (day: string) => new Date(`${day}T03:23:00Z`)

describe('the time that retention believes', () => {
  test.each([
    ['a day later', '2026-05-02', '2026-05-01', '2026-05-02'],
    ['after two years in one night', '2028-05-01', '2026-05-01', '2026-05-04'],
    ['after an outage of a month', '2026-06-01', '2026-05-01', '2026-05-04'],
    ['a clock set back', '2026-04-01', '2026-05-01', '2026-04-01'],
  ])('%s', (_, clock, last, believed) => {
    expect(believedTime(at(clock), at(last))).toEqual(at(believed))
  })

  test.each([
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-01-15', 24, '2024-01-15'],
  ])('%s less %s months is %s', (day, months, due) => {
    expect(monthsBefore(at(day), months)).toEqual(at(due))
  })
})

describe('the daily task', () => {
  let app: TestApp
  let owner: pg.Client
  let ours: TestCompany
  let theirs: TestCompany
  let mailsBefore = 0

  beforeAll(async () => {
    app = await startApp({ settings: { BILLING: 'off' } })
    owner = new pg.Client(app.owner)
    await owner.connect()
    ours = await aCompany(app)
    theirs = await aCompany(app)
    await app.succeed(setRetentionEndpoint, { token: ours.token, body: { retentionMonths: 6 } })
    for (const company of [ours, theirs]) {
      const job = await aJob(app, company)
      for (const months of [25, 7, 5]) await agedCandidate(await aCandidate(app, job), months)
    }
    await owner.query('update retention_clock set believed_at = $1', [app.clock.now()])
    mailsBefore = app.mail.sent.length
  })
  afterAll(async () => {
    await owner.end()
    await app.close()
  })

  const agedCandidate = ({ candidateId }: { candidateId: string }, months: number) =>
    owner.query(
      `update candidates set created_at = $2::timestamptz - make_interval(months => $3),
         link_expires_at = $2::timestamptz - make_interval(months => $3) where id = $1`,
      [candidateId, app.clock.now(), months],
    )
  const left = async ({ companyId }: TestCompany) =>
    (await owner.query('select from candidates where company_id = $1', [companyId])).rows.length

  it('erases whom each company has kept long enough, counts them and mails nobody', async () => {
    await eraseExpiredTask.run(app.platform, {})
    await app.runTasks()
    expect([await left(ours), await left(theirs)]).toEqual([1, 2])
    const { rows } = await owner.query(
      `select company_id, actor, subject_id from audit_log where action = 'candidates.expired' order by subject_id`,
    )
    expect(rows).toEqual([
      { company_id: theirs.companyId, actor: 'system', subject_id: '1-candidates' },
      { company_id: ours.companyId, actor: 'system', subject_id: '2-candidates' },
    ])
    // The copies of the mails to the erased are gone, and no new one came.
    expect(app.mail.sent.length).toBe(mailsBefore - 3)
  })

  it('erases nobody when the clock jumps ahead by three years, and says so in the log', async () => {
    app.clock.advance(3 * 365 * 86_400_000)
    await eraseExpiredTask.run(app.platform, {})
    expect([await left(ours), await left(theirs)]).toEqual([1, 2])
    expect(JSON.stringify(app.log.lines)).toContain('the clock jumped')
    app.clock.advance(-3 * 365 * 86_400_000)
  })
})
