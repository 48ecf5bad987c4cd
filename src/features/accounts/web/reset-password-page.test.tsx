// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pages = {
  '/reset-password': <ResetPasswordPage />,
  '/forgot-password': <ForgotPasswordPage />,
  '/Login': <LoginPage />,
  '/signin': <LoginPage />,
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' })

test('without a token one is told and sent to the login page', async () => {
  showPage(pages, '/reset-password')
  await wait(0)
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'Missing or invalid reset token.' })
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

test('the button waits for two valid fields; success leads to the login page after 3 s', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  showPage(pages, '/reset-password?token=abc')
  expect(button().disabled).toBe(true)
  fill({ 'New password': 'short', 'Confirm new password': 'other' })
  expect(screen.getByText('Password must be at least 8 characters.')).toBeDefined()
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  expect(button().disabled).toBe(true)
  fill({ 'New password': 'Correct horse 7', 'Confirm new password': 'Correct horse 7' })
  expect(button().disabled).toBe(false)
  await press('Reset password')
  expect(asked[0]?.body).toEqual({ newPassword: 'Correct horse 7' })
  expect(screen.getAllByText('Your password has been changed.').length).toBeGreaterThan(0)
  await wait(3_000)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

test.each([
  [400, { code: 'BAD_RESET_LINK', message: 'x' }, 'Invalid or expired token. Request a new reset link.'],
  [400, { code: 'COMMON_PASSWORD', message: 'Too common.' }, 'Too common.'],
  [404, { code: 'NOT_FOUND', message: 'x' }, 'Invalid token.'],
  [500, '', 'Error resetting password.'],
])('an answer of %s shows its text', async (status, body, message) => {
  answering({ status, body })
  showPage(pages, '/reset-password?token=abc')
  fill({ 'New password': 'Correct horse 7', 'Confirm new password': 'Correct horse 7' })
  await press('Reset password')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
})

test('asking for a link confirms, whatever the address', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  showPage(pages, '/forgot-password')
  await press('Send reset link')
  expect(toasts().at(-1)?.message).toBe('Please enter a valid email address.')
  fill({ Email: 'hr@atlas.example' })
  await press('Send reset link')
  expect(asked[0]?.path).toBe('/api/auth/request-reset/hr%40atlas.example')
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
})

test.each([
  ['nothing said', { status: 502, body: '' }, 'Error sending email. Please check your email address.'],
  ['no answer', 'unreachable' as const, 'An error occurred. Please try again later.'],
])('asking fails with %s', async (_what, answer, message) => {
  answering(answer)
  showPage(pages, '/forgot-password')
  fill({ Email: 'hr@atlas.example' })
  await press('Send reset link')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
})
