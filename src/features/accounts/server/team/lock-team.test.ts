import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InviteId, UserId } from '#contract/ids.ts'
import { aColleague, anInvite, type TestColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany, validPassword } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { logInEndpoint } from '../../contract/account.ts'
import {
  cancelInviteEndpoint,
  changeRoleEndpoint,
  getTeamEndpoint,
  inviteUserEndpoint,
  joinTeamEndpoint,
  leaveTeamEndpoint,
  removeUserEndpoint,
} from '../../contract/team.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.close())

const nobody = '00000000-0000-4000-8000-000000000000'
const team = async (token = company.token) => (await app.call(getTeamEndpoint, { token })).body
const isIn = async (token: string) => (await app.call(getTeamEndpoint, { token })).status === 200
const change = (by: { token: string }, userId: UserId, role: 'ADMIN' | 'RECRUITER' | 'VIEWER') =>
  app.call(changeRoleEndpoint, { token: by.token, params: { userId }, body: { role } })
const remove = (by: { token: string }, userId: UserId) =>
  app.call(removeUserEndpoint, { token: by.token, params: { userId } })
const leave = (who: { token: string }, password = validPassword) =>
  app.call(leaveTeamEndpoint, { token: who.token, body: { password } })
const codeOf = (answer: { status: number; error: { code: string } | undefined }) =>
  answer.status === 200 ? 'done' : answer.error?.code

describe('who is in the team', () => {
  test('the one who signed up is ADMIN; colleagues and invitations follow', async () => {
    const viewer = await aColleague(app, company, 'VIEWER')
    const { inviteId, email } = await anInvite(app, company, 'RECRUITER')
    const { users, invites } = await team(viewer.token)
    expect(users.map((user) => [user.email, user.role])).toEqual([
      [company.email, 'ADMIN'],
      [viewer.email, 'VIEWER'],
    ])
    expect(users.every((user) => user.lastSeenAt !== null)).toBe(true)
    expect(invites.map((invite) => [invite.id, invite.email, invite.role])).toEqual([
      [inviteId, email, 'RECRUITER'],
    ])
    const { sentAt = '', expiresAt = '' } = invites[0] ?? {}
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(7 * 86_400_000)
  })

  test('nothing of another company is seen or touched', async () => {
    const other = await aCompany(app)
    const theirs = await aColleague(app, other, 'VIEWER')
    const { inviteId } = await anInvite(app, other)
    expect((await team()).users.map(({ email }) => email)).toEqual([company.email])
    const { token } = company
    for (const [userId, invite] of [
      [theirs.userId, inviteId],
      [nobody as UserId, nobody as InviteId],
    ] as const) {
      expect(codeOf(await change(company, userId, 'ADMIN'))).toBe('NOT_FOUND')
      expect(codeOf(await remove(company, userId))).toBe('NOT_FOUND')
      expect(codeOf(await app.call(cancelInviteEndpoint, { token, params: { inviteId: invite } }))).toBe(
        'NOT_FOUND',
      )
    }
    const { users, invites } = await team(other.token)
    expect(users.map(({ role }) => role)).toEqual(['ADMIN', 'VIEWER'])
    expect(invites).toHaveLength(1)
  })
})

describe('another role', () => {
  test('holds from the next call on, in sessions that are open', async () => {
    const colleague = await aColleague(app, company, 'ADMIN')
    const invite = (email: string) =>
      app.call(inviteUserEndpoint, { token: colleague.token, body: { email, role: 'VIEWER' } })
    expect((await invite('first@company.example')).status).toBe(200)
    expect(codeOf(await change(company, colleague.userId, 'VIEWER'))).toBe('done')
    expect(codeOf(await invite('second@company.example'))).toBe('NOT_ALLOWED')
    expect(codeOf(await change(company, colleague.userId, 'ADMIN'))).toBe('done')
    expect((await invite('second@company.example')).status).toBe(200)
  })

  test('the last ADMIN stays ADMIN', async () => {
    const colleague = await aColleague(app, company, 'RECRUITER')
    const refused = await change(company, company.userId, 'VIEWER')
    expect([refused.status, refused.error]).toEqual([
      409,
      {
        code: 'LAST_ADMIN',
        message: 'A company needs at least one admin. Make somebody else an admin first.',
      },
    ])
    await change(company, colleague.userId, 'ADMIN')
    expect(codeOf(await change(company, company.userId, 'VIEWER'))).toBe('done')
  })
})

describe('removing', () => {
  test('ends every session at once, and the address is free again', async () => {
    const colleague = await aColleague(app, company, 'RECRUITER')
    expect(codeOf(await remove(company, colleague.userId))).toBe('done')
    expect(await isIn(colleague.token)).toBe(false)
    const { email, password } = colleague
    expect((await app.call(logInEndpoint, { body: { userName: email, password } })).status).toBe(401)
    expect((await team()).users).toHaveLength(1)
    const other = await aCompany(app, { account: { userName: email } })
    expect(await isIn(other.token)).toBe(true)
  })

  test('is not for oneself: leaving asks for the password', async () => {
    await aColleague(app, company, 'ADMIN')
    expect(codeOf(await remove(company, company.userId))).toBe('NOT_ALLOWED')
    expect(await isIn(company.token)).toBe(true)
  })
})

describe('leaving', () => {
  test.each(['RECRUITER', 'VIEWER', 'ADMIN'] as const)('a %s leaves with the password', async (role) => {
    const colleague = await aColleague(app, company, role)
    expect(codeOf(await leave(colleague, 'not the password'))).toBe('WRONG_PASSWORD')
    expect(await isIn(colleague.token)).toBe(true)
    expect(codeOf(await leave(colleague))).toBe('done')
    expect(await isIn(colleague.token)).toBe(false)
    expect((await team()).users).toHaveLength(1)
  })

  test('the last ADMIN cannot, however many others there are', async () => {
    await aColleague(app, company, 'RECRUITER')
    expect(codeOf(await leave(company))).toBe('LAST_ADMIN')
    expect(await isIn(company.token)).toBe(true)
  })
})

describe('two ADMINs at once', () => {
  const admins = async () => {
    const rows = await app.platform.db.forCompany(company.companyId, (tx) =>
      tx.$client.query("select id from users where role = 'ADMIN'"),
    )
    return rows.rowCount
  }
  type Change = (one: TestColleague, other: TestColleague) => Promise<{ status: number }>
  const changes: [string, Change][] = [
    ['leave', (one) => leave(one)],
    ['demote themselves', (one) => change(one, one.userId, 'VIEWER')],
    ['demote each other', (one, other) => change(one, other.userId, 'RECRUITER')],
    ['remove each other', (one, other) => remove(one, other.userId)],
  ]
  test.each(changes)('%s: one ADMIN is left, every time', async (_what, attempt) => {
    for (let round = 0; round < 6; round++) {
      const one: TestColleague = company
      const other = await aColleague(app, company, 'ADMIN')
      const answers = await Promise.all([attempt(one, other), attempt(other, one)])
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect(await admins()).toBe(1)
      company = await aCompany(app)
    }
  })

  test('a user who was just removed removes nobody', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await aColleague(app, company, 'ADMIN')
      const other = await aColleague(app, company, 'ADMIN')
      const answers = await Promise.all([remove(one, other.userId), remove(other, one.userId)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await admins()).toBe(2 + round)
    }
  })
})

test('a link is used by one of many at once', async () => {
  const { linkToken, email } = await anInvite(app, company, 'ADMIN')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      app.call(joinTeamEndpoint, { params: { token: linkToken }, body: { newPassword: validPassword } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  const { users, invites } = await team()
  expect(users.filter((user) => user.email === email)).toHaveLength(1)
  expect(invites).toEqual([])
})
