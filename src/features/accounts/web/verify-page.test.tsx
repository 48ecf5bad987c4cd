// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { LoginPage } from './login-page.tsx'
import { VerifyPage } from './verify-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pages = { '/verify': <VerifyPage />, '/Login': <LoginPage />, '/signin': <LoginPage /> }

test('a good link is used once and leads to the login page after 3 s', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } }, { afterMs: 10 })
  showPage(pages, '/verify?token=abc')
  expect(screen.getByText('Verifying your email…')).toBeDefined()
  await wait(10)
  expect(screen.getByText('Your email is verified.')).toBeDefined()
  expect(asked).toEqual([{ method: 'PUT', path: '/api/auth/confirm/abc', body: undefined }])
  await wait(2_999)
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

test('without a token nothing is asked', async () => {
  const asked = answering({ status: 200, body: {} })
  showPage(pages, '/verify')
  await wait(0)
  expect(screen.getByText('Missing verification token.')).toBeDefined()
  expect(asked).toEqual([])
})

test.each([
  [404, { code: 'BAD_VERIFICATION_LINK', message: 'x' }, 'Invalid or expired verification token.'],
  [409, { code: 'ALREADY_VERIFIED', message: 'x' }, 'This email is already verified.'],
  [500, { code: 'INTERNAL', message: 'The server said so.' }, 'The server said so.'],
  [500, '', 'Error during email verification.'],
])('an answer of %s is shown with the way back', async (status, body, message) => {
  answering({ status, body })
  showPage(pages, '/verify?token=abc')
  await wait(0)
  expect(screen.getByText(message)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
})
