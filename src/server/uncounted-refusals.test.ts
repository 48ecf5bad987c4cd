import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  logInEndpoint,
  resendVerificationEndpoint,
  signUpEndpoint,
} from '#features/accounts/contract/account.ts'
import { leaveTeamEndpoint } from '#features/accounts/contract/team.ts'
import { aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: 'on' } })
})
afterAll(() => app.close())

const anAccount = (userName: string, password: string) => ({
  userName,
  password,
  name: 'Atlas Linen',
  phone: '12345678',
  adresse: '1 rue de Rome',
  city: 'Tunis',
})
const good = 'linen by the sea 7'

async function codes(count: number, call: () => Promise<{ status: number; error: { code: string } }>) {
  const found = new Set<string>()
  for (let one = 0; one < count; one++) {
    const { status, error } = await call()
    found.add(status === 200 ? 'OK' : error.code)
  }
  return [...found]
}

test('a visitor whose password was too weak can still sign up', async () => {
  const body = anAccount('weak@company.example', 'password123')
  expect(await codes(35, () => app.call(signUpEndpoint, { body }))).toEqual(['COMMON_PASSWORD'])
  const better = { ...body, password: good }
  expect(await codes(3, () => app.call(signUpEndpoint, { body: better }))).toEqual(['OK'])
  expect(await codes(1, () => app.call(signUpEndpoint, { body: better }))).toEqual(['TOO_MANY_REQUESTS'])
})

test('a password that is right but not verified yet is no guess', async () => {
  const userName = 'late@company.example'
  await app.call(signUpEndpoint, { body: anAccount(userName, good) })
  await app.runTasks()
  const body = { userName, password: good }
  expect(await codes(12, () => app.call(logInEndpoint, { body }))).toEqual(['EMAIL_NOT_VERIFIED'])
  const wrong = { userName, password: 'not the right one' }
  expect(await codes(10, () => app.call(resendVerificationEndpoint, { body: wrong }))).toEqual([
    'WRONG_LOGIN',
  ])
  expect(await codes(1, () => app.call(logInEndpoint, { body }))).toEqual(['TOO_MANY_REQUESTS'])
})

test('the password of a verified user, who asks for another link, is no guess', async () => {
  const { email, password } = await aNewCompany(app)
  const body = { userName: email, password }
  expect(await codes(12, () => app.call(resendVerificationEndpoint, { body }))).toEqual(['ALREADY_VERIFIED'])
})

test('mistyping the password ten times takes a quarter of an hour from changing the address, not a day', async () => {
  const { token, password } = await aNewCompany(app)
  const change = (typed: string) =>
    app.call(changeEmailEndpoint, { token, body: { newEmail: 'next@company.example', password: typed } })
  expect(await codes(10, () => change('not the right one'))).toEqual(['WRONG_PASSWORD'])
  const stopped = await change(password)
  expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900'])
  app.clock.advance(900_000)
  expect(await codes(5, () => change(password))).toEqual(['OK'])
  const enough = await change(password)
  expect([enough.status, enough.error.message]).toEqual([
    429,
    'Too many requests. Please try again in 24 hours.',
  ])
})

test('a right password beside a new one that is too common, or of the last ADMIN who would leave, is no guess', async () => {
  const { token, password } = await aNewCompany(app)
  const common = { currentPassword: password, newPassword: 'password123' }
  expect(await codes(12, () => app.call(changePasswordEndpoint, { token, body: common }))).toEqual([
    'COMMON_PASSWORD',
  ])
  expect(await codes(12, () => app.call(leaveTeamEndpoint, { token, body: { password } }))).toEqual([
    'LAST_ADMIN',
  ])
})
