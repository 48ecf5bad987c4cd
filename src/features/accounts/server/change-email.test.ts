import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewAccount, aNewCompany, mailedToken, validPassword } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeEmailEndpoint,
  confirmNewEmailEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
} from '../contract/account.ts'
import { sweepAccounts } from './sweep-accounts.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const hour = 3_600_000
const dead = [404, 'Invalid or expired verification token.']
let number = 0
const freshAddress = () => `another-${++number}@company.example`

const ask = (token: string, newEmail: string, password = validPassword) =>
  app.call(changeEmailEndpoint, { token, body: { newEmail, password } })

const confirm = async (token: string) => {
  const { status, error } = await app.call(confirmNewEmailEndpoint, { params: { token } })
  return [status, error.message]
}

function linkTo(email: string): string {
  const url = app.mail.to(email).at(-1)?.action?.url ?? ''
  expect(url).toMatch(/^http:\/\/mindhire\.test\/verify\?change=[\w-]{64}$/)
  return url.split('=')[1] ?? ''
}

const logInAs = async (userName: string) =>
  (await app.call(logInEndpoint, { body: { userName, password: validPassword } })).status

/** Somebody who asked for another address, whose link came. */
async function asked() {
  const company = await aNewCompany(app)
  const newEmail = freshAddress()
  expect((await ask(company.token, newEmail)).status).toBe(200)
  await app.runTasks()
  return { ...company, newEmail, link: linkTo(newEmail) }
}

test.each([
  [{ newEmail: 'nobody' }, 'BAD_INPUT', 'Please enter a valid email address.'],
  [{ password: '' }, 'BAD_INPUT', 'Please enter your password.'],
  [{ password: 'not the right one' }, 'WRONG_PASSWORD', 'This is not your password.'],
])('%o is refused as %s', async (change, code, message) => {
  const { token } = await aNewCompany(app)
  const body = { newEmail: freshAddress(), password: validPassword, ...change }
  const { status, error } = await app.call(changeEmailEndpoint, { token, body })
  expect([status, error.code, error.message]).toEqual([400, code, message])
})

test('nothing changes before the link is used; then the new address counts, and the old one gets a mail', async () => {
  const { email, newEmail, token, link } = await asked()
  expect([await logInAs(email), await logInAs(newEmail)]).toEqual([200, 401])
  expect((await app.call(listSessionsEndpoint, { token })).status).toBe(200)
  await app.call(requestResetEndpoint, { params: { email } })
  await app.runTasks()
  const reset = mailedToken(app, email)

  expect((await confirm(link))[0]).toBe(200)
  expect([await logInAs(email), await logInAs(newEmail)]).toEqual([401, 200])
  expect((await app.call(listSessionsEndpoint, { token })).status).toBe(401)
  const late = await app.call(resetPasswordEndpoint, {
    params: { token: reset },
    body: { newPassword: 'A thief 123' },
  })
  expect(late.error.code).toBe('BAD_RESET_LINK')
  expect(await confirm(link)).toEqual(dead)
  await app.runTasks()
  const notice = app.mail.to(email).at(-1)
  expect(notice?.subject).toBe('The email of your Mindhire account was changed')
  expect(JSON.stringify(notice)).not.toContain(newEmail)
})

test('two changes in a row: each old address gets a mail, however late the mails go', async () => {
  const { email, newEmail, link } = await asked()
  await confirm(link)
  const { body } = await app.call(logInEndpoint, { body: { userName: newEmail, password: validPassword } })
  const third = freshAddress()
  await ask(body.accessToken, third)
  // Its mail has not gone yet: the link is the one that it will carry.
  const { rows } = await owner.query<{ id: string; issue: number }>(
    'select id, new_email_issue as issue from users where email = $1',
    [newEmail],
  )
  const next = app.platform.links.token('change-email', rows[0]?.id ?? '', rows[0]?.issue ?? 0)
  expect((await confirm(next))[0]).toBe(200)
  await app.runTasks()
  for (const old of [email, newEmail])
    expect(app.mail.to(old).at(-1)?.subject).toBe('The email of your Mindhire account was changed')
  app.clock.advance(30 * 24 * hour + 1)
  await sweepAccounts(app.platform)
  expect((await owner.query('select 1 from email_changes')).rows).toEqual([])
})

test('an address that has an account is answered alike, and its owner gets a mail', async () => {
  const [ours, theirs] = [await aNewCompany(app), await aNewCompany(app)]
  const free = await ask(ours.token, freshAddress())
  const taken = await ask(ours.token, theirs.email)
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  await app.runTasks()
  const notice = app.mail.to(theirs.email).at(-1)
  expect(notice?.subject).toBe('This address already has a Mindhire account')
  expect(JSON.stringify(notice)).not.toContain('change=')
  expect(JSON.stringify(notice)).not.toContain(ours.name)
  expect(await confirm(app.platform.links.token('change-email', ours.userId, 2))).toEqual(dead)
  expect(await logInAs(theirs.email)).toBe(200)
})

test('an address that was taken in the meantime is not changed to', async () => {
  const { email, newEmail, link } = await asked()
  await app.call(signUpEndpoint, { body: aNewAccount({ userName: newEmail }) })
  await app.runTasks()
  expect(await confirm(link)).toEqual(dead)
  expect(await logInAs(email)).toBe(200)
})

test('a link expires after 24 hours, and when a newer one was asked for', async () => {
  const first = await asked()
  app.clock.advance(11 * hour)
  await ask(first.token, first.newEmail)
  await app.runTasks()
  const second = linkTo(first.newEmail)
  expect(await confirm(first.link)).toEqual(dead)
  app.clock.advance(24 * hour)
  expect(await confirm(second)).toEqual(dead)
  const third = await asked()
  app.clock.advance(24 * hour - 1)
  expect((await confirm(third.link))[0]).toBe(200)
})

test('of fifty uses at once one succeeds', async () => {
  const { link } = await asked()
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(link)))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([status]) => status === 404)).toHaveLength(49)
})

test('one’s own address is no other, however it is spelled, and nothing waits to be confirmed', async () => {
  const { token, email } = await aNewCompany(app)
  const { status, error } = await ask(token, ` ${email.toUpperCase()} `)
  const message = 'You already log in with this address.'
  expect([status, error]).toEqual([400, { code: 'BAD_INPUT', message, fields: { newEmail: message } }])
  const { rows } = await owner.query('select new_email from users where email = $1', [email])
  expect(rows).toEqual([{ new_email: null }])
})

test('an address that nobody confirmed in a day is forgotten, and its link stays dead', async () => {
  const { email, newEmail, link } = await asked()
  const waiting = () => owner.query('select new_email from users where email = $1', [email])
  app.clock.advance(24 * hour - 1)
  await sweepAccounts(app.platform)
  expect((await waiting()).rows).toEqual([{ new_email: newEmail }])
  app.clock.advance(1)
  await sweepAccounts(app.platform)
  expect((await waiting()).rows).toEqual([{ new_email: null }])
  expect(await confirm(link)).toEqual(dead)
})
