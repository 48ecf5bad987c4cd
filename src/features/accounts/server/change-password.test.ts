import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewCompany, mailedToken, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmNewEmailEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '../contract/account.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const newPassword = 'Another sentence, 11'

const change = ({ token, password }: TestCompany, body: Partial<Record<string, string>> = {}) =>
  app.call(changePasswordEndpoint, {
    token,
    body: { currentPassword: password, newPassword, ...body } as never,
  })

const logInWith = async (userName: string, password: string) =>
  (await app.call(logInEndpoint, { body: { userName, password } })).status

test.each([
  [{ currentPassword: '' }, 'BAD_INPUT', 'Please enter your password.'],
  [{ newPassword: 'short' }, 'BAD_INPUT', 'Password must be at least 8 characters.'],
  [{ currentPassword: 'not the right one' }, 'WRONG_PASSWORD', 'This is not your password.'],
  [
    { newPassword: 'Password1' },
    'COMMON_PASSWORD',
    'This password is one of the most common ones. Please choose another.',
  ],
  [
    { newPassword: 'Atlas Textiles 1' },
    'COMMON_PASSWORD',
    'This password is one of the most common ones. Please choose another.',
  ],
])('%o is refused as %s', async (body, code, message) => {
  const company = await aNewCompany(app)
  const { status, error } = await change(company, body)
  expect([status, error.code, error.message]).toEqual([400, code, message])
  expect(await logInWith(company.email, company.password)).toBe(200)
})

test('the new password counts, the old one no more; other sessions end, this one stays; a mail reports it', async () => {
  const company = await aNewCompany(app)
  const { email, password, token } = company
  const other = (await app.call(logInEndpoint, { body: { userName: email, password } })).body.accessToken
  expect((await change(company)).status).toBe(200)
  expect(await logInWith(email, password)).toBe(401)
  expect(await logInWith(email, newPassword)).toBe(200)
  expect((await app.call(listSessionsEndpoint, { token: other })).status).toBe(401)
  expect((await app.call(listSessionsEndpoint, { token })).status).toBe(200)
  await app.runTasks()
  const mail = app.mail.to(email).at(-1)
  expect(mail?.subject).toBe('Your Mindhire password was changed')
  expect(mail?.paragraphs.join()).toContain('every other device')
  expect(JSON.stringify(mail)).not.toContain(newPassword)
})

test('each change is mailed, the second one as well', async () => {
  const company = await aNewCompany(app)
  await change(company)
  await change(company, { currentPassword: newPassword, newPassword: 'A third sentence, 12' })
  await app.runTasks()
  const subjects = app.mail.to(company.email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('password was changed'))).toHaveLength(2)
})

test('links that were open are dead: the reset and the change of address', async () => {
  const company = await aNewCompany(app)
  const { email, password, token } = company
  await app.call(requestResetEndpoint, { params: { email } })
  await app.call(changeEmailEndpoint, { token, body: { newEmail: `new-${email}`, password } })
  await app.runTasks()
  const reset = mailedToken(app, email)
  const link = /change=([\w-]+)/.exec(app.mail.to(`new-${email}`).at(-1)?.action?.url ?? '')?.[1] ?? ''
  await change(company)
  const late = await app.call(resetPasswordEndpoint, {
    params: { token: reset },
    body: { newPassword: 'A thief 123' },
  })
  expect(late.error.code).toBe('BAD_RESET_LINK')
  const moved = await app.call(confirmNewEmailEndpoint, { params: { token: link } })
  expect(moved.error.code).toBe('BAD_VERIFICATION_LINK')
  expect(await logInWith(email, newPassword)).toBe(200)
})

test('of two changes at once one counts', async () => {
  const company = await aNewCompany(app)
  const answers = await Promise.all(
    ['First sentence 1', 'Second sentence 2'].map((typed) => change(company, { newPassword: typed })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.error).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { currentPassword: 'This is not your password.' },
  })
})

test('wrong passwords count: ten, and a right one resets the count', async () => {
  const limited = await startApp({ settings: { RATE_LIMITS: 'on' } })
  try {
    const { token, password } = await aNewCompany(limited)
    const tryOne = (currentPassword: string) =>
      limited.call(changePasswordEndpoint, { token, body: { currentPassword, newPassword: password } })
    const statuses: number[] = []
    for (let tries = 0; tries < 9; tries++) statuses.push((await tryOne('not the right one')).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect((await tryOne(password)).status).toBe(200)
    for (let tries = 0; tries < 10; tries++) await tryOne('not the right one')
    const late = await tryOne(password)
    expect([late.status, late.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  } finally {
    await limited.close()
  }
})
