import { inspect } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewCompany, mailedToken, validPassword } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  logInEndpoint,
  logOutEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '../contract/account.ts'
import { identify } from './identify-employer.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const hour = 3_600_000
/** Whether the token is taken for a session. */
const isIn = async (token: string) => (await identify(app.platform, token)) !== null

test.each([
  ['email', { userName: 'x', password: 'short' }, 'Please enter a valid email address.'],
  [
    'password',
    { userName: 'a@b.example', password: 'short' },
    'Password must be at least 8 characters long.',
  ],
])('§1.5-9 §1.5-10 a login with a wrong %s is refused with its message', async (_what, body, message) => {
  const { status, error } = await app.call(logInEndpoint, { body })
  expect([status, error.message]).toEqual([400, message])
})

test('an unknown address and a wrong password are answered alike', async () => {
  const { email } = await aNewCompany(app)
  const unknown = await app.call(logInEndpoint, {
    body: { userName: 'no@body.example', password: validPassword },
  })
  const wrong = await app.call(logInEndpoint, { body: { userName: email, password: 'not the right one' } })
  expect(unknown.status).toBe(401)
  expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error])
})

test('a session ends on logout, and after 12 hours', async () => {
  const company = await aNewCompany(app)
  const { token } = company
  const credentials = { userName: company.email, password: company.password }
  expect(await isIn(token)).toBe(true)
  expect((await app.call(logOutEndpoint, { token })).status).toBe(200)
  expect((await app.call(logOutEndpoint, { token })).status).toBe(401)
  expect(await isIn(token)).toBe(false)

  const { body } = await app.call(logInEndpoint, { body: credentials })
  app.clock.advance(12 * hour - 1)
  expect(await isIn(body.accessToken)).toBe(true)
  app.clock.advance(1)
  expect(await isIn(body.accessToken)).toBe(false)
})

test('a session goes on when it cannot be marked as seen, and the log holds nothing of its row', async () => {
  const { token, userId } = await aNewCompany(app)
  app.clock.advance(6 * 60_000)
  const forCompany = async () => {
    throw new Error(`Failed query: update sessions params: ${userId}`)
  }
  const failing = { ...app.platform, db: { ...app.platform.db, forCompany } }
  expect((await identify(failing, token))?.userId).toBe(userId)
  const line = app.log.lines.at(-1)
  expect(line?.message).toBe('When a session was last seen was not written')
  expect(inspect(line)).not.toContain(userId)
})

test('neither the password nor the token nor a link is kept in clear', async () => {
  const { email, token, password } = await aNewCompany(app)
  await app.call(requestResetEndpoint, { params: { email } })
  await app.runTasks()
  const link = mailedToken(app, email)
  const client = new pg.Client(app.owner)
  await client.connect()
  const { rows } = await client.query<{ all: string }>(
    `select string_agg(query_to_xml(format('select * from %I.%I', schemaname, relname), true, true, '')::text, '') as all
     from pg_stat_user_tables`,
  )
  const { rows: users } = await client.query<{ hash: string }>(
    'select password_hash as hash from users where email = $1',
    [email],
  )
  await client.end()
  const everything = rows[0]?.all ?? ''
  expect(everything).toContain(email)
  for (const secret of [token, password, link]) expect(everything).not.toContain(secret)
  expect(users[0]?.hash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(app.log)).not.toContain(email)
})

test('§1.5-13 §1.8-24 a reset sets the password once, ends every session and mails the owner', async () => {
  const { email, token, password } = await aNewCompany(app)
  const known = await app.call(requestResetEndpoint, { params: { email: email.toUpperCase() } })
  const unknown = await app.call(requestResetEndpoint, { params: { email: 'no@body.example' } })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  await app.runTasks()
  expect(app.mail.to('no@body.example')).toEqual([])
  const link = mailedToken(app, email)
  const body = { newPassword: 'A new and better one' }

  const short = await app.call(resetPasswordEndpoint, {
    params: { token: link },
    body: { newPassword: 'short' },
  })
  expect([short.status, short.error.message]).toEqual([400, 'Password must be at least 8 characters.'])
  for (const newPassword of ['123456789', email, 'Atlas Textiles 1']) {
    const common = await app.call(resetPasswordEndpoint, { params: { token: link }, body: { newPassword } })
    expect([newPassword, common.error?.code]).toEqual([newPassword, 'COMMON_PASSWORD'])
  }

  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call(resetPasswordEndpoint, { params: { token: link }, body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.error.message).toBe('Invalid or expired token. Request a new reset link.')

  expect(await isIn(token)).toBe(false)
  expect((await app.call(logInEndpoint, { body: { userName: email, password } })).status).toBe(401)
  const login = await app.call(logInEndpoint, { body: { userName: email, password: body.newPassword } })
  expect(login.status).toBe(200)
  await app.runTasks()
  expect(app.mail.to(email).at(-1)?.subject).toBe('Your Mindhire password was changed')
})

test('a reset link expires after an hour, and when a newer one is sent', async () => {
  const { email } = await aNewCompany(app)
  const body = { newPassword: 'A new and better one' }
  await app.call(requestResetEndpoint, { params: { email } })
  await app.runTasks()
  const first = mailedToken(app, email)
  app.clock.advance(hour)
  expect((await app.call(resetPasswordEndpoint, { params: { token: first }, body })).status).toBe(400)
  await app.call(requestResetEndpoint, { params: { email } })
  await app.runTasks()
  const second = mailedToken(app, email)
  expect((await app.call(resetPasswordEndpoint, { params: { token: first }, body })).status).toBe(400)
  expect((await app.call(resetPasswordEndpoint, { params: { token: 'x' }, body })).status).toBe(400)
  expect((await app.call(resetPasswordEndpoint, { params: { token: second }, body })).status).toBe(200)
})

test('§1.5-11 asking for a reset of what is no address says so', async () => {
  const { status, error } = await app.call(requestResetEndpoint, { params: { email: 'nobody' } })
  expect([status, error.message]).toEqual([400, 'Please enter a valid email address.'])
})
