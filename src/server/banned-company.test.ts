import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import {
  listSessionsEndpoint,
  logInEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '#features/accounts/contract/account.ts'
import { joinTeamEndpoint, readInviteEndpoint } from '#features/accounts/contract/team.ts'
import { banCompany, unbanCompany } from '#features/accounts/server/ban-company.ts'
import { identify } from '#features/accounts/server/identify-employer.ts'
import { logIn } from '#features/accounts/server/log-in.ts'
import { registerCandidateEndpoint } from '#features/candidates/contract/candidates.ts'
import {
  awaitCvEndpoint,
  getInterviewEndpoint,
  saveDraftEndpoint,
} from '#features/interviews/contract/interviews.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { readPublicJobEndpoint } from '#features/jobs/contract/public-job.ts'
import { loadApplyPage } from '#features/jobs/server/load-apply-page.ts'
import { requestDeletionEndpoint } from '#features/privacy/contract/company-data.ts'
import type { Platform } from '#platform/platform.ts'
import { aCandidate, aRegistration, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague, anInvite } from '#testing/builders/a-colleague.ts'
import { aCompany, mailedToken, type TestCompany, validPassword } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aStartedInterview } from '#testing/builders/an-interview.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

const operatorId = randomUUID()
const reason = 'Fees were asked of candidates.'
const banMessage = `Your company’s account is suspended. Reason: ${reason}`
const suspended = 'Your Mindhire account is suspended'
const openAgain = 'Your Mindhire account is open again'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
beforeEach(async () => {
  company = await aCompany(app)
  job = await aJob(app, company)
  candidate = await aCandidate(app, job)
})

const ban = (companyId = company.companyId) => banCompany(app.platform, { operatorId, companyId, reason })
const unban = (companyId = company.companyId) => unbanCompany(app.platform, { operatorId, companyId })
const logInWith = (password: string, userName = company.email) =>
  app.call(logInEndpoint, { body: { userName, password } })
const uses = async (token: string) => (await app.call(listSessionsEndpoint, { token })).status
const subjects = (email: string) => app.mail.to(email).map(({ subject }) => subject)
const actions = async () => {
  const { rows } = await owner.query<{ action: string; actor: string; subject_id: string }>(
    "select action, actor, subject_id from audit_log where company_id = $1 and action like 'company.%banned' order by seq",
    [company.companyId],
  )
  return rows.map(({ action, actor, subject_id: subject }) => [action, actor, subject])
}

describe('the people of a banned company', () => {
  test('are logged out at once; users of other companies are not', async () => {
    const colleague = await aColleague(app, company, 'VIEWER')
    const neighbour = await aCompany(app)
    await ban()
    expect(await Promise.all([company, colleague, neighbour].map(({ token }) => uses(token)))).toEqual([
      401, 401, 200,
    ])
    const { rows } = await owner.query('select from sessions where company_id = $1', [company.companyId])
    expect(rows).toHaveLength(0)
  })

  test('read why once their password is right, and get no session', async () => {
    await ban()
    const refused = await logInWith(company.password)
    expect([refused.status, refused.error]).toEqual([403, { code: 'COMPANY_BANNED', message: banMessage }])
    const { rows } = await owner.query('select from sessions where company_id = $1', [company.companyId])
    expect(rows).toHaveLength(0)
  })

  test('with a wrong password are answered like anybody', async () => {
    const before = await logInWith('Not the password 1')
    await ban()
    const after = await logInWith('Not the password 1')
    const nobody = await logInWith('Not the password 1', 'nobody@company.example')
    expect([after.status, after.error]).toEqual([before.status, before.error])
    expect([after.status, after.error]).toEqual([nobody.status, nobody.error])
  })

  test('are refused with a session that survived', async () => {
    await owner.query("update companies set banned_at = now(), ban_reason = 'Spam' where id = $1", [
      company.companyId,
    ])
    expect(await identify(app.platform, company.token)).toBeNull()
    expect(await uses(company.token)).toBe(401)
  })

  test('who log in during the ban have no session afterwards', async () => {
    const written = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const audit: Platform['audit'] = {
      record: async (tx, entry) => {
        await app.platform.audit.record(tx, entry)
        written.resolve()
        await go.promise
      },
    }
    const credentials = { userName: company.email, password: company.password }
    const loggingIn = logIn({ ...app.platform, audit }, credentials, { address: '::1', userAgent: '' })
    await written.promise
    const banning = ban()
    await pause(300)
    go.resolve()
    await Promise.all([loggingIn, banning])
    const { rows } = await owner.query('select from sessions where company_id = $1', [company.companyId])
    expect(rows).toHaveLength(0)
  })

  test('can choose a new password, and read why when they log in with it', async () => {
    await ban()
    await app.call(requestResetEndpoint, { params: { email: company.email } })
    await app.runTasks()
    const newPassword = 'Nine quiet herons at dawn'
    const params = { token: mailedToken(app, company.email) }
    expect((await app.call(resetPasswordEndpoint, { params, body: { newPassword } })).status).toBe(200)
    expect((await logInWith(newPassword)).error).toEqual({ code: 'COMPANY_BANNED', message: banMessage })
  })

  test('an invitation is dead, until the company is let in again', async () => {
    const { linkToken } = await anInvite(app, company)
    const params = { token: linkToken }
    const join = () => app.call(joinTeamEndpoint, { params, body: { newPassword: validPassword } })
    await ban()
    expect((await app.call(readInviteEndpoint, { params })).error.code).toBe('BAD_INVITE')
    expect((await join()).error.code).toBe('BAD_INVITE')
    await unban()
    expect((await join()).status).toBe(200)
  })
})

describe('the candidates of a banned company', () => {
  test('find its public links closed as for an unknown job, until it is let in again', async () => {
    const unknown = randomUUID()
    const answers = async (jobId: string) => {
      const page = await loadApplyPage(app.platform, jobId).catch(
        ({ code, fields }: { code?: string; fields?: object }) => ({ code, fields }),
      )
      const read = await app.call(readPublicJobEndpoint, { params: { jobId } })
      const registered = await app.call(registerCandidateEndpoint, {
        body: aRegistration(jobId as Job['id']),
      })
      return [page, read.status, read.error, registered.status, registered.error]
    }
    await ban()
    expect(await answers(job.id)).toEqual(await answers(unknown))
    await unban()
    const open = await answers(job.id)
    expect([open[1], open[3]]).toEqual([200, 200])
  })

  test('D15 find the interview paused, lose nothing they typed, and finish when the ban is lifted', async () => {
    const params = { token: candidate.linkToken }
    await aStartedInterview(app, candidate)
    await ban()
    const saved = await app.call(saveDraftEndpoint, {
      params: { ...params, index: 0 },
      body: { text: 'Typed while it was closed' },
    })
    const read = await app.call(getInterviewEndpoint, { params })
    const completed = await app.call(awaitCvEndpoint, { params })
    expect([saved, read, completed].map(({ status, error }) => [status, error.code])).toEqual([
      [409, 'JOB_PAUSED'],
      [409, 'JOB_PAUSED'],
      [409, 'JOB_PAUSED'],
    ])
    await expect(aCompletedInterview(app, candidate)).rejects.toThrow('takes no applications')
    await unban()
    const open = await app.call(getInterviewEndpoint, { params })
    expect([open.status, open.body.drafts[0]]).toEqual([200, 'Typed while it was closed'])
    await aCompletedInterview(app, candidate)
    await app.runTasks()
    const { rowCount } = await owner.query('select from assessments where candidate_id = $1', [
      candidate.candidateId,
    ])
    expect(rowCount).toBe(1)
  })
})

describe('a ban and its end', () => {
  test('are mailed to every ADMIN with the reason, and to nobody else', async () => {
    const admin = await aColleague(app, company, 'ADMIN')
    const viewer = await aColleague(app, company, 'VIEWER')
    await ban()
    await app.runTasks()
    for (const { email } of [company, admin]) expect(subjects(email).at(-1)).toBe(suspended)
    expect(app.mail.to(company.email).at(-1)?.paragraphs.join('\n')).toContain(`This is why: ${reason}`)
    await unban()
    await app.runTasks()
    for (const { email } of [company, admin]) expect(subjects(email).at(-1)).toBe(openAgain)
    expect(subjects(viewer.email)).not.toContain(suspended)
    expect((await logInWith(company.password)).status).toBe(200)
  })

  test('are audited with the operator, and are idempotent', async () => {
    await Promise.all([ban(), ban(), ban()])
    await app.runTasks()
    await Promise.all([unban(), unban()])
    await app.runTasks()
    const { companyId } = company
    expect(await actions()).toEqual([
      ['company.banned', operatorId, companyId],
      ['company.unbanned', operatorId, companyId],
    ])
    expect(subjects(company.email).slice(-2)).toEqual([suspended, openAgain])
    await ban()
    await app.runTasks()
    expect(subjects(company.email).at(-1)).toBe(suspended)
  })

  test('a mail that is no longer true is not sent', async () => {
    await ban()
    await unban()
    await app.runTasks()
    expect(subjects(company.email)).not.toContain(suspended)
    expect(subjects(company.email).at(-1)).toBe(openAgain)
  })

  test('of an unknown company are refused', async () => {
    const unknown = randomUUID() as CompanyId
    await expect(ban(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(unban(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('leave a deletion as it was: the links stay closed after the ban, and the company goes in its time', async () => {
    await app.call(requestDeletionEndpoint, { token: company.token, body: { password: company.password } })
    await ban()
    await unban()
    await app.runTasks()
    expect((await app.call(readPublicJobEndpoint, { params: { jobId: job.id } })).status).toBe(404)
    expect(app.mail.to(company.email).at(-1)?.paragraphs.join('\n')).toContain('It will still be deleted')
    await ban()
    await owner.query("update companies set delete_at = now() - interval '1 hour' where id = $1", [
      company.companyId,
    ])
    app.clock.advance(8 * 86_400_000)
    await app.runEvery({ name: 'privacy.erase-due' })
    app.clock.advance(-8 * 86_400_000)
    const { rowCount } = await owner.query('select from companies where id = $1', [company.companyId])
    expect(rowCount).toBe(0)
  })
})
