import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewAccount, mailedToken } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  logInEndpoint,
  resendVerificationEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '../contract/account.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const hour = 3_600_000

const wrong: [string, Record<string, unknown>, string][] = [
  ['email', { userName: 'nobody' }, 'Please enter a valid email address.'],
  ['two addresses', { userName: 'a@b.example,c@d.example' }, 'Please enter a valid email address.'],
  ['email of another type', { userName: ['a@b.example'] }, 'Please enter a valid email address.'],
  ['password', { password: '1234567' }, 'Password must contain at least 8 characters.'],
  ['short name', { name: ' ab ' }, 'Name must contain between 3 and 15 characters.'],
  ['long name', { name: 'a'.repeat(16) }, 'Name must contain between 3 and 15 characters.'],
  ['phone', { phone: '1234567' }, 'Phone number must contain exactly 8 digits.'],
  ['phone of letters', { phone: '1234567a' }, 'Phone number must contain exactly 8 digits.'],
  ['short address', { adresse: 'ab' }, 'Address must contain between 3 and 50 characters.'],
  ['long address', { adresse: 'a'.repeat(51) }, 'Address must contain between 3 and 50 characters.'],
  ['city', { city: '  ' }, 'Please enter your city.'],
]

test.each(wrong)('§1.5-1 a wrong %s is refused with its message', async (_what, change, message) => {
  const { status, error } = await app.call(signUpEndpoint, { body: { ...aNewAccount(), ...change } as never })
  expect([status, error.code, error.message]).toEqual([400, 'BAD_INPUT', message])
})

test('§1.5-7 fields are checked in the order of the form', async () => {
  const body: Record<string, unknown> = {
    userName: '',
    password: '',
    name: '',
    phone: '',
    adresse: '',
    city: '',
  }
  const seen: string[] = []
  for (const [field, good] of Object.entries(aNewAccount())) {
    const { error } = await app.call(signUpEndpoint, { body: body as never })
    seen.push(error.message)
    body[field] = good
  }
  const messages = wrong.map(([, , message]) => message)
  expect(seen).toEqual([...new Set(messages)])
})

test('unknown fields are refused and make nothing', async () => {
  const body = { ...aNewAccount(), role: 'ADMIN' }
  const { status } = await app.call(signUpEndpoint, { body })
  expect(status).toBe(400)
  const { status: login } = await app.call(logInEndpoint, {
    body: { userName: body.userName, password: body.password },
  })
  expect(login).toBe(401)
})

test('a common password is refused with a clear message', async () => {
  const { status, error } = await app.call(signUpEndpoint, { body: aNewAccount({ password: 'Password1' }) })
  expect([status, error.code]).toEqual([400, 'COMMON_PASSWORD'])
  expect(error.message).toBe('This password is one of the most common ones. Please choose another.')
  expect(error.fields).toHaveProperty('password')
})

test.each([
  ['fr', 'Confirmez votre adresse e-mail pour Mindhire'],
  ['ar', 'تأكيد بريدك الإلكتروني لدى Mindhire'],
] as const)('whoever signs up in %s is mailed in it', async (language, subject) => {
  const account = aNewAccount()
  expect((await app.call(signUpEndpoint, { body: { ...account, language } })).status).toBe(200)
  await app.runTasks()
  const mail = app.mail.sent.find(({ to }) => to === account.userName)
  expect([mail?.language, mail?.subject]).toEqual([language, subject])
})

test('§1.2-17 §1.8-20 sign-up, verification and login, and nothing before its time', async () => {
  const account = aNewAccount({ userName: 'New.Boss@Company.example ' })
  const credentials = { userName: 'new.boss@company.example', password: account.password }
  expect((await app.call(signUpEndpoint, { body: account })).status).toBe(200)
  await app.runTasks()

  const early = await app.call(logInEndpoint, { body: credentials })
  expect([early.status, early.error.code, early.error.message]).toEqual([
    403,
    'EMAIL_NOT_VERIFIED',
    'Please verify your email before logging in.',
  ])
  const guessed = await app.call(logInEndpoint, { body: { ...credentials, password: 'not the right one' } })
  expect(guessed.error.code).toBe('WRONG_LOGIN')

  const token = mailedToken(app, credentials.userName)
  expect((await app.call(verifyEmailEndpoint, { params: { token } })).status).toBe(200)
  const again = await app.call(verifyEmailEndpoint, { params: { token } })
  expect([again.status, again.error.message]).toEqual([409, 'This email is already verified.'])

  const { status, body } = await app.call(logInEndpoint, { body: credentials })
  expect(status).toBe(200)
  expect(body).toMatchObject({ onBoardingStatus: 'PENDING', message: 'Login successful' })
  expect(body.accessToken.length).toBeGreaterThanOrEqual(43)
})

test('of many verifications at once one succeeds', async () => {
  const account = aNewAccount()
  await app.call(signUpEndpoint, { body: account })
  await app.runTasks()
  const token = mailedToken(app, account.userName)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call(verifyEmailEndpoint, { params: { token } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('§1.2-15 a known address is answered exactly alike, and its owner gets one mail a day', async () => {
  const account = aNewAccount()
  const first = await app.call(signUpEndpoint, { body: account })
  await app.runTasks()
  for (let i = 0; i < 3; i++) {
    const second = await app.call(signUpEndpoint, {
      body: { ...account, name: 'Somebody', password: 'entirely different' },
    })
    expect([second.status, second.body]).toEqual([first.status, first.body])
  }
  await app.runTasks()
  const subjects = app.mail.to(account.userName).map(({ subject }) => subject)
  expect(subjects).toEqual(['Verify your email for Mindhire', 'You already have a Mindhire account'])
  const stolen = await app.call(logInEndpoint, {
    body: { userName: account.userName, password: 'entirely different' },
  })
  expect(stolen.status).toBe(401)
})

test('the same address at once makes one account', async () => {
  const account = aNewAccount()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.call(signUpEndpoint, { body: account })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('§1.8-19 unknown, foreign and expired links are refused alike', async () => {
  const account = aNewAccount()
  await app.call(signUpEndpoint, { body: account })
  await app.runTasks()
  const token = mailedToken(app, account.userName)
  const forged = `${token.slice(0, -4)}AAAA`
  for (const bad of ['x', 'x'.repeat(64), forged]) {
    const { status, error } = await app.call(verifyEmailEndpoint, { params: { token: bad } })
    expect([status, error.message]).toEqual([404, 'Invalid or expired verification token.'])
  }
  app.clock.advance(24 * hour)
  const late = await app.call(verifyEmailEndpoint, { params: { token } })
  expect([late.status, late.error.message]).toEqual([404, 'Invalid or expired verification token.'])

  const { userName, password } = account
  const stranger = await app.call(resendVerificationEndpoint, {
    body: { userName, password: 'not the right one' },
  })
  expect(stranger.status).toBe(401)
  expect((await app.call(resendVerificationEndpoint, { body: { userName, password } })).status).toBe(200)
  await app.call(resendVerificationEndpoint, { body: { userName, password } })
  await app.runTasks()
  expect(app.mail.to(userName)).toHaveLength(2)
  const fresh = mailedToken(app, userName)
  expect(fresh).not.toBe(token)
  expect((await app.call(verifyEmailEndpoint, { params: { token: fresh } })).status).toBe(200)
  const done = await app.call(resendVerificationEndpoint, { body: { userName, password } })
  expect(done.status).toBe(409)
})
