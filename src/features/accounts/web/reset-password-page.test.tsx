// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { LoginPage } from './login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pages = {
  '/reset-password': <ResetPasswordPage />,
  '/Login': <LoginPage />,
  '/signin': <LoginPage />,
}
const open = () => showPage(pages, '/reset-password?token=abc')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const fillAll = () => fill({ 'New password': 'Correct horse 7', 'Confirm new password': 'Correct horse 7' })

test.each(['/reset-password', '/reset-password?token='])(
  '§1.5-12 reset, %s: ‘Missing or invalid reset token.’ and the login page',
  async (address) => {
    showPage(pages, address)
    await wait(0)
    expect(toasts()).toEqual([{ tone: 'error', message: 'Missing or invalid reset token.' }])
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
  },
)

test('§1.2-22 reset: each of the two fields can be shown and hidden by itself', () => {
  open()
  const toggles = (name: string) => screen.getAllByRole('button', { name })
  const types = () => [input('New password').type, input('Confirm new password').type]
  expect(types()).toEqual(['password', 'password'])
  for (const [at, shown] of [
    [0, ['text', 'password']],
    [1, ['password', 'text']],
  ] as const) {
    const toggle = toggles('Show password')[at]
    if (toggle) fireEvent.click(toggle)
    expect(types()).toEqual(shown)
    for (const hide of toggles('Hide password')) fireEvent.click(hide)
    expect(types()).toEqual(['password', 'password'])
  }
})

test('§1.2-35 §1.5-13 reset: ‘Password must be at least 8 characters.’ keeps the button disabled', () => {
  open()
  expect(button().disabled).toBe(true)
  fill({ 'New password': '7 chars', 'Confirm new password': '7 chars' })
  expect(screen.getByText('Password must be at least 8 characters.')).toBeDefined()
  expect(button().disabled).toBe(true)
  fill({ 'New password': '8 chars.', 'Confirm new password': '8 chars.' })
  expect(screen.queryByText('Password must be at least 8 characters.')).toBeNull()
  expect(button().disabled).toBe(false)
})

test('§1.2-35 §1.5-14 reset: ‘Passwords do not match.’ keeps the button disabled', () => {
  open()
  fill({ 'New password': 'Correct horse 7', 'Confirm new password': 'Correct horse 8' })
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  expect(button().disabled).toBe(true)
  fillAll()
  expect(screen.queryByText('Passwords do not match.')).toBeNull()
  expect(button().disabled).toBe(false)
})

test('§1.2-23 reset: newPassword is sent; success, and after 3 s the login page', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  open()
  fillAll()
  await press('Reset password')
  expect(asked).toEqual([
    { method: 'PUT', path: '/api/auth/reset-password/abc', body: { newPassword: 'Correct horse 7' } },
  ])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Your password has been changed.' }])
  expect(screen.getByText('Your password has been changed.')).toBeDefined()
  await wait(2_999)
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

const common = { code: 'COMMON_PASSWORD', message: 'Too common.', fields: { newPassword: 'Too common.' } }
const tooMany = 'Too many attempts. Please try again in 15 minutes.'
test.each([
  [400, { code: 'BAD_RESET_LINK', message: 'x' }, 'Invalid or expired token. Request a new reset link.'],
  [400, '', 'Invalid or expired token. Request a new reset link.'],
  [400, common, 'Too common.'],
  [404, { code: 'NOT_FOUND', message: 'x' }, 'Invalid token.'],
  [429, { code: 'TOO_MANY_REQUESTS', message: tooMany }, tooMany],
  [500, 'The text of the server', 'The text of the server'],
  [500, '', 'Error resetting password.'],
])('§1.8-24..26 reset: %s %j gives its text, and nothing typed is lost', async (status, body, message) => {
  answering({ status, body })
  open()
  fillAll()
  await press('Reset password')
  expect(toasts()).toEqual([{ tone: 'error', message }])
  expect(screen.getByText(message)).toBeDefined()
  expect(input('New password').value).toBe('Correct horse 7')
})

test('reset without a connection: it says so', async () => {
  answering('unreachable')
  open()
  fillAll()
  await press('Reset password')
  const message = 'We could not reach the server. Check your connection and try again.'
  expect(toasts()).toEqual([{ tone: 'error', message }])
})

test('reset with a dead link: another can be asked for', async () => {
  answering({ status: 400, body: { code: 'BAD_RESET_LINK', message: 'x' } })
  open()
  fillAll()
  await press('Reset password')
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('reset with a common password: it is said beside the field until another is typed, and the next try hushes it', async () => {
  answering({ status: 400, body: common })
  open()
  fillAll()
  await press('Reset password')
  expect(input('New password').getAttribute('aria-invalid')).toBe('true')
  fill({ 'New password': 'Battery staple 8', 'Confirm new password': 'Battery staple 8' })
  expect(input('New password').getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText('Too common.')).toBeNull()
  answering({ status: 200, body: { message: 'ok' } })
  await press('Reset password')
  expect(toasts()).toEqual([{ tone: 'success', message: 'Your password has been changed.' }])
  expect(document.activeElement?.textContent).toMatch(/^Your password has been changed/)
})
