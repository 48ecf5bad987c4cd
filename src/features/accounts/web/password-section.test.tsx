// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { PasswordSection } from './password-section.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/Settings': <PasswordSection /> })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const fillAll = () =>
  fill({
    'Current password': 'Correct horse 7',
    'New password': 'Battery staple 8',
    'Confirm new password': 'Battery staple 8',
  })

test('the button waits until every field is valid, and each problem stands beside its field', async () => {
  open()
  expect(button().disabled).toBe(true)
  fill({ 'New password': 'short', 'Confirm new password': 'other' })
  expect(screen.getByText('Password must be at least 8 characters.')).toBeDefined()
  fill({ 'New password': 'Battery staple 8' })
  expect(screen.queryByText('Password must be at least 8 characters.')).toBeNull()
  fill({ 'Current password': 'x' })
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  expect(button().disabled).toBe(true)
  fill({ 'Confirm new password': 'Battery staple 8' })
  expect(button().disabled).toBe(false)
})

test('a changed password says that other devices are logged out, and empties the form', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  open()
  fillAll()
  await press('Change password')
  expect(asked).toEqual([
    {
      method: 'PUT',
      path: '/api/auth/password',
      body: { currentPassword: 'Correct horse 7', newPassword: 'Battery staple 8' },
    },
  ])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Your password has been changed.' })
  expect(screen.getByText('You are logged out on every other device.')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Your password has been changed/)
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    expect(input(label).value).toBe('')
})

test.each([
  ['WRONG_PASSWORD', 'This is not your password.', 'currentPassword', 'Current password'],
  [
    'COMMON_PASSWORD',
    'This password is one of the most common ones. Please choose another.',
    'newPassword',
    'New password',
  ],
])(
  '%s is said beside its field and as a toast, and nothing typed is lost',
  async (code, message, name, label) => {
    answering({ status: 400, body: { code, message, fields: { [name]: message } } })
    open()
    fillAll()
    await press('Change password')
    expect(toasts().at(-1)).toEqual({ tone: 'error', message })
    expect(input(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input(label))
    expect(screen.getByText(message)).toBeDefined()
    expect(input('Confirm new password').value).toBe('Battery staple 8')
  },
)

const tooMany = 'Too many attempts. Please try again in 15 minutes.'
test.each([
  ['too many tries', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: tooMany } }, tooMany],
  ['a proxy', { status: 502, body: '' }, 'Your password could not be changed. Please try again later.'],
  [
    'no connection',
    'unreachable' as const,
    'We could not reach the server. Check your connection and try again.',
  ],
])('with %s one reads what to do, and nothing typed is lost', async (_what, answer, message) => {
  answering(answer)
  open()
  fillAll()
  await press('Change password')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  expect(input('Current password').value).toBe('Correct horse 7')
})

test('each password can be shown and hidden', async () => {
  open()
  expect(input('New password').type).toBe('password')
  screen.getAllByRole('button', { name: 'Show password' })[1]?.click()
  await vi.advanceTimersByTimeAsync(0)
  await expect.poll(() => input('New password').type).toBe('text')
  expect(input('Current password').type).toBe('password')
})
