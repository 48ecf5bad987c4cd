// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, press, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { LoginPage } from './login-page.tsx'
import { login, logout } from './use-session.ts'
import { VerifyPage } from './verify-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pages = {
  '/verify': <VerifyPage />,
  '/Login': <LoginPage />,
  '/signin': <LoginPage />,
  '/Settings': <h1>Settings</h1>,
}
const heading = (name: string) => screen.queryByRole('heading', { name })

test('§1.2-18 verification: loading, success, and after 3 s the login page', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } }, { afterMs: 10 })
  showPage(pages, '/verify?token=abc')
  expect(screen.getByText('Verifying your email…')).toBeDefined()
  await wait(10)
  expect(screen.getByText('Your email is verified.')).toBeDefined()
  expect(asked).toEqual([{ method: 'PUT', path: '/api/auth/confirm/abc', body: undefined }])
  await wait(2_999)
  expect(heading('Welcome')).toBeNull()
  await wait(1)
  expect(heading('Welcome')).not.toBeNull()
})

test('§1.5-15 verification: a missing token gives ‘Missing verification token.’ and nothing is asked', async () => {
  const asked = answering({ status: 200, body: {} })
  showPage(pages, '/verify')
  await wait(0)
  expect(screen.getByText('Missing verification token.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
  expect(asked).toEqual([])
})

test.each([
  [404, { code: 'BAD_VERIFICATION_LINK', message: 'x' }, 'Invalid or expired verification token.'],
  [409, { code: 'ALREADY_VERIFIED', message: 'x' }, 'This email is already verified.'],
  [500, { code: 'INTERNAL', message: 'The server said so.' }, 'The server said so.'],
  [429, { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' }, 'Too many attempts.'],
  [500, '', 'Error during email verification.'],
])(
  '§1.2-19 §1.8-19..21 verification: %s %j shows its text and a button to /signin',
  async (status, body, message) => {
    answering({ status, body })
    showPage(pages, '/verify?token=abc')
    await wait(0)
    expect(screen.getByText(message)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
    await wait(10_000)
    expect(heading('Welcome')).toBeNull()
  },
)

test('without a connection it says so, and can be tried again', async () => {
  answering('unreachable')
  showPage(pages, '/verify?token=abc')
  await wait(0)
  expect(screen.getByText('Error during email verification.')).toBeDefined()
  expect(screen.getByText(/Check your connection/)).toBeDefined()
  const asked = answering({ status: 200, body: { message: 'ok' } })
  await press('Try again')
  expect(screen.getByText('Your email is verified.')).toBeDefined()
  expect(asked).toHaveLength(1)
})

test('a link to a new address confirms it; the signed-in go back to their account after 3 s', async () => {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED' })
  const asked = answering({ status: 200, body: { message: 'ok' } })
  showPage(pages, '/verify?change=abc')
  await wait(0)
  expect(asked).toEqual([{ method: 'PUT', path: '/api/auth/email/abc', body: undefined }])
  expect(screen.getByText('Your new email is confirmed.')).toBeDefined()
  await wait(2_999)
  expect(heading('Settings')).toBeNull()
  await wait(1)
  expect(heading('Settings')).not.toBeNull()
})

test('the signed-out go to the login page from there', async () => {
  answering({ status: 200, body: { message: 'ok' } })
  showPage(pages, '/verify?change=abc')
  await wait(0)
  await wait(3_000)
  expect(heading('Welcome')).not.toBeNull()
})

test('a dead link to a new address says how to get another', async () => {
  answering({ status: 404, body: { code: 'BAD_VERIFICATION_LINK', message: 'x' } })
  showPage(pages, '/verify?change=abc')
  await wait(0)
  expect(screen.getByText('Invalid or expired verification token.')).toBeDefined()
  expect(screen.getByText(/Ask for the change again/)).toBeDefined()
})
