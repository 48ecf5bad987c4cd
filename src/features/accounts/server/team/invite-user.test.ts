import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aColleague, anInvite } from '#testing/builders/a-colleague.ts'
import { aCompany, mailedToken, type TestCompany, validPassword } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  logInEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '../../contract/account.ts'
import {
  cancelInviteEndpoint,
  getTeamEndpoint,
  inviteUserEndpoint,
  joinTeamEndpoint,
  readInviteEndpoint,
} from '../../contract/team.ts'
import { cancelDeletion, scheduleDeletion } from '../delete-company.ts'
import { identify } from '../identify-employer.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
})
afterAll(() => app.close())

const day = 86_400_000
let count = 0
const aNewAddress = () => `new-${++count}@company.example`
const invite = (email: string, role: 'ADMIN' | 'RECRUITER' | 'VIEWER' = 'VIEWER', by = company) =>
  app.call(inviteUserEndpoint, { token: by.token, body: { email, role } })
const read = (token: string) => app.call(readInviteEndpoint, { params: { token } })
const join = (token: string, newPassword = validPassword) =>
  app.call(joinTeamEndpoint, { params: { token }, body: { newPassword } })
const dead = {
  code: 'BAD_INVITE',
  message: 'This invitation is no longer valid. Ask for a new one.',
}
async function expectDead(token: string): Promise<void> {
  for (const { status, error } of [await read(token), await join(token)])
    expect([status, error]).toEqual([404, dead])
}

describe('the mail', () => {
  test('names the company and the role, and its link opens the page', async () => {
    const email = aNewAddress()
    const { status, body } = await invite(email, 'RECRUITER')
    expect([status, body]).toEqual([200, { message: `The invitation to ${email} is on its way.` }])
    await app.runTasks()
    const [mail, ...more] = app.mail.to(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Atlas Textiles invites you to its team on Mindhire')
    expect(mail?.paragraphs.join(' ')).toContain('You will be a recruiter')
    expect(mail?.action?.url).toMatch(/^http:\/\/mindhire\.test\/join\?token=[\w-]{64}$/)
    expect(mail?.notes?.join(' ')).toContain('for 7 days')
  })

  test.each([
    'a@b.example\r\nBcc: victim@c.example',
    'a@b.example\nSubject: x',
    'a@b.example,c@d.example',
    'A <a@b.example>',
    'a@b.example%0d%0aBcc:c@d.example',
    'a@b.example\u2028Bcc: c@d.example',
    '"a b"@c.example',
  ])('%j is no address to send to', async (email) => {
    const { status, error } = await invite(email)
    expect([status, error.message]).toEqual([400, 'Please enter a valid email address.'])
  })

  test('a cancelled invitation sends nothing', async () => {
    const email = aNewAddress()
    await invite(email)
    const { token } = company
    const { body } = await app.call(getTeamEndpoint, { token })
    const inviteId = body.invites.find((one) => one.email === email)?.id ?? ''
    expect((await app.call(cancelInviteEndpoint, { token, params: { inviteId } })).status).toBe(200)
    await app.runTasks()
    expect(app.mail.to(email)).toEqual([])
  })
})

describe('the link', () => {
  test('shows what it is for; opening it any number of times uses nothing up', async () => {
    const { linkToken, email } = await anInvite(app, company, 'RECRUITER')
    for (let opened = 0; opened < 3; opened++) {
      const { status, body } = await read(linkToken)
      expect([status, body]).toEqual([200, { company: 'Atlas Textiles', email, role: 'RECRUITER' }])
    }
    expect((await app.inject({ method: 'HEAD', url: `/api/team/join/${linkToken}` })).status).toBeLessThan(
      500,
    )
    expect((await join(linkToken)).status).toBe(200)
  })

  test('makes a verified user of the company with that role, once', async () => {
    const { linkToken, email } = await anInvite(app, company, 'RECRUITER')
    const { body } = await join(linkToken)
    expect(body).toEqual({ message: 'Welcome to the team! You can log in now.' })
    await expectDead(linkToken)
    const session = await app.call(logInEndpoint, { body: { userName: email, password: validPassword } })
    expect([session.body.role, session.body.onBoardingStatus]).toEqual(['RECRUITER', 'COMPLETED'])
    const employer = await identify(app.platform, session.body.accessToken)
    expect([employer?.companyId, employer?.role]).toEqual([company.companyId, 'RECRUITER'])
  })

  test.each([
    ['short', 'BAD_INPUT', 'Password must be at least 8 characters.'],
    ['password1', 'COMMON_PASSWORD', 'This password is one of the most common ones. Please choose another.'],
  ])('the password %s is refused and the link stays good', async (password, code, message) => {
    const { linkToken } = await anInvite(app, company)
    const { status, error } = await join(linkToken, password)
    expect([status, error.code, error.message]).toEqual([400, code, message])
    expect((await join(linkToken)).status).toBe(200)
  })

  test('inviting again replaces it, with the new role', async () => {
    const { linkToken: first, email } = await anInvite(app, company, 'ADMIN')
    await invite(email.toUpperCase(), 'VIEWER')
    await app.runTasks()
    const second = mailedToken(app, email)
    expect(second).not.toBe(first)
    await expectDead(first)
    expect((await read(second)).body.role).toBe('VIEWER')
    expect((await join(second)).status).toBe(200)
  })

  test('is dead once cancelled', async () => {
    const { linkToken, inviteId } = await anInvite(app, company)
    await app.call(cancelInviteEndpoint, { token: company.token, params: { inviteId } })
    await expectDead(linkToken)
  })

  test('lives for 7 days', async () => {
    const own = await startApp()
    try {
      const { linkToken: token } = await anInvite(own, await aCompany(own))
      own.clock.advance(7 * day - 1)
      expect((await own.call(readInviteEndpoint, { params: { token } })).status).toBe(200)
      own.clock.advance(1)
      expect((await own.call(readInviteEndpoint, { params: { token } })).error).toEqual(dead)
      const late = await own.call(joinTeamEndpoint, {
        params: { token },
        body: { newPassword: validPassword },
      })
      expect(late.error).toEqual(dead)
    } finally {
      await own.close()
    }
  })

  test('of another kind opens nothing, here or there', async () => {
    const { linkToken, inviteId } = await anInvite(app, company)
    await app.call(requestResetEndpoint, { params: { email: company.email } })
    await app.runTasks()
    await expectDead(mailedToken(app, company.email))
    const links = app.platform.links
    for (const kind of ['verify-email', 'reset-password', 'change-email', 'interview'] as const)
      await expectDead(links.token(kind, inviteId, 1))
    await expectDead(links.token('join-team', inviteId, 2))
    await expectDead('x')
    expect((await app.call(verifyEmailEndpoint, { params: { token: linkToken } })).status).toBe(404)
    const reset = await app.call(resetPasswordEndpoint, {
      params: { token: linkToken },
      body: { newPassword: validPassword },
    })
    expect(reset.error.code).toBe('BAD_RESET_LINK')
  })
})

describe('an address that has an account', () => {
  test('in the same company is refused with the reason', async () => {
    const { email } = await aColleague(app, company, 'VIEWER')
    for (const known of [email, company.email, ` ${email.toUpperCase()} `]) {
      const { status, error } = await invite(known)
      expect([status, error]).toEqual([
        409,
        { code: 'ALREADY_IN_TEAM', message: 'This person is already in your team.' },
      ])
    }
  })

  test('in another company is answered, and listed, like a free one; only its owner learns of it', async () => {
    const other = await aCompany(app, { account: { name: 'Other Company' } })
    const inviter = await aCompany(app)
    const free = aNewAddress()
    const answers = [await invite(free, 'VIEWER', inviter), await invite(other.email, 'VIEWER', inviter)]
    const bare = answers.map(({ status, bytes, headers }, index) => ({
      status,
      text: bytes.toString().replace(index === 0 ? free : other.email, 'ADDRESS'),
      headers: Object.keys(headers).sort(),
    }))
    expect(bare[0]).toEqual(bare[1])
    await app.runTasks()
    const { body } = await app.call(getTeamEndpoint, { token: inviter.token })
    expect(body.invites.map(({ email }) => email)).toEqual([free, other.email])
    const mail = app.mail.to(other.email).at(-1)
    expect(mail?.subject).toBe('Atlas Textiles invites you to its team on Mindhire')
    expect(mail?.action).toBeUndefined()
    expect(JSON.stringify(mail)).not.toContain('token=')
    expect(mail?.paragraphs.join(' ')).toContain('invite you at another address')
  })

  test('since the invitation came: the link is dead, and the account is as it was', async () => {
    const { linkToken, email } = await anInvite(app, company, 'ADMIN')
    const theirs = await aCompany(app, { account: { userName: email } })
    await expectDead(linkToken)
    const { body } = await app.call(logInEndpoint, { body: { userName: email, password: theirs.password } })
    const employer = await identify(app.platform, body.accessToken)
    expect([employer?.companyId, employer?.role]).toEqual([theirs.companyId, 'ADMIN'])
  })
})

test('a company on its way out takes nobody in, until it stays after all', async () => {
  const leaving = await aCompany(app)
  const { linkToken } = await anInvite(app, leaving)
  const setDeleteAt = (at: Date | null) =>
    app.platform.db.forCompany(leaving.companyId, (tx) =>
      tx.$client.query('update companies set delete_at = $1', [at]),
    )
  await setDeleteAt(new Date(Date.now() + 7 * day))
  await expectDead(linkToken)
  await setDeleteAt(null)
  expect((await join(linkToken)).status).toBe(200)
})

test('a month after it ended it is forgotten, with the address', async () => {
  const own = await startApp()
  try {
    const inviter = await aCompany(own)
    const { email, password } = inviter
    const { email: invited } = await anInvite(own, inviter)
    const listed = async () => {
      const { body } = await own.call(logInEndpoint, { body: { userName: email, password } })
      const { body: team } = await own.call(getTeamEndpoint, { token: body.accessToken })
      return team.invites.map((one) => one.email)
    }
    own.clock.advance(37 * day)
    await own.runEvery({ name: 'team.forget-invites' })
    expect(await listed()).toEqual([invited])
    own.clock.advance(1)
    await own.runEvery({ name: 'team.forget-invites' })
    expect(await listed()).toEqual([])
  } finally {
    await own.close()
  }
})

test('at most 50 are open; one of them may be sent again', async () => {
  const own = await aCompany(app)
  await app.platform.db.forCompany(own.companyId, (tx) =>
    tx.$client.query(
      `insert into team_invites (company_id, email, role, sent_at)
       select $1, 'open-' || n || '@company.example', 'VIEWER', now() from generate_series(1, 49) n`,
      [own.companyId],
    ),
  )
  const answers = await Promise.all([1, 2, 3].map((n) => invite(`more-${n}@company.example`, 'VIEWER', own)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toEqual({
    code: 'TOO_MANY_INVITES',
    message: 'There are 50 open invitations. Cancel some before you send more.',
  })
  expect((await invite('open-7@company.example', 'ADMIN', own)).status).toBe(200)
})

test('nobody is invited to a company that is about to go, until it stays', async () => {
  const own = await aCompany(app)
  const { token } = own
  const email = aNewAddress()
  await app.platform.db.forCompany(own.companyId, (tx) =>
    scheduleDeletion(tx, own.companyId, { days: 7, now: app.clock.now() }),
  )
  const { status, error } = await app.call(inviteUserEndpoint, { token, body: { email, role: 'VIEWER' } })
  expect([status, error.code]).toEqual([409, 'ACCOUNT_ENDS'])
  await app.runTasks()
  expect([app.mail.to(email), (await app.call(getTeamEndpoint, { token })).body.invites]).toEqual([[], []])
  await app.platform.db.forCompany(own.companyId, (tx) => cancelDeletion(tx, own.companyId))
  expect((await invite(email, 'VIEWER', own)).status).toBe(200)
})
