// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { LoginPage } from './login-page.tsx'
import { currentSession, logout } from './use-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  logout()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/Login': <LoginPage /> }, '/Login')
const fillAll = () => fill({ Email: 'hr@atlas.example', Password: 'Correct horse 7' })

test('wrong input is refused with its message before anything is sent', async () => {
  const asked = answering({ status: 200, body: {} })
  open()
  await press('Log in')
  expect(toasts().at(-1)?.message).toBe('Please enter a valid email address.')
  fill({ Email: 'hr@atlas.example', Password: 'short' })
  await press('Log in')
  expect(toasts().at(-1)?.message).toBe('Password must be at least 8 characters long.')
  expect(asked).toEqual([])
})

test('success keeps the session and says so for 2 s', async () => {
  const body = {
    accessToken: 'secret',
    userId: 'u1',
    onBoardingStatus: 'PENDING',
    message: 'Login successful',
  }
  answering({ status: 200, body }, { afterMs: 50 })
  open()
  fillAll()
  await press('Log in')
  expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDefined()
  await wait(50)
  expect(currentSession()).toMatchObject({ token: 'secret', userId: 'u1', onBoardingStatus: 'PENDING' })
  expect(toasts()).toContainEqual({ tone: 'success', message: 'Login successful' })
  await wait(2_000)
  expect(toasts()).not.toContainEqual({ tone: 'success', message: 'Login successful' })
})

const refused = (message: string, code = 'WRONG_LOGIN') => ({ status: 401, body: { code, message } })
test.each([
  ['the server’s words', refused('Wrong email or password.'), 'Wrong email or password.'],
  ['nothing said', { status: 418, body: '' }, 'Login failed'],
  ['no token', { status: 200, body: {} }, 'Invalid response from server (no accessToken)'],
])('a failure with %s', async (_what, answer, message) => {
  answering(answer)
  open()
  fillAll()
  await press('Log in')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  expect(currentSession().authenticated).toBe(false)
})

test('an unverified address gets its reason and the mail again', async () => {
  const message = 'Please verify your email before logging in.'
  answering({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED', message } })
  open()
  fillAll()
  await press('Log in')
  expect(screen.getByText(message, { selector: 'p' })).toBeDefined()
  const asked = answering({ status: 200, body: { message: 'We have sent you a new verification email.' } })
  await press('Send the email again')
  expect(asked[0]).toMatchObject({ path: '/api/auth/resend-verification' })
  expect(toasts().at(-1)?.message).toBe('We have sent you a new verification email.')
})
