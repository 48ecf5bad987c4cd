// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/forgot-password': <ForgotPasswordPage /> })
const email = () => screen.getByLabelText<HTMLInputElement>('Email', { selector: 'input' }).value

test('§1.2-20 forgot password: an email form and a link to /signin', () => {
  open()
  expect(email()).toBe('')
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
})

test('§1.5-11 forgot password: an email that is none: ‘Please enter a valid email address.’', async () => {
  const asked = answering({ status: 200, body: {} })
  open()
  fill({ Email: 'hr@atlas' })
  await press('Send reset link')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Please enter a valid email address.' }])
  expect(asked).toEqual([])
})

test('§1.2-21 forgot password: after sending a confirmation, which does not say whether the address is known', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  open()
  fill({ Email: 'hr@atlas.example' })
  await press('Send reset link')
  expect(asked).toEqual([
    { method: 'POST', path: '/api/auth/request-reset/hr%40atlas.example', body: undefined },
  ])
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeDefined()
  expect(screen.getByText(/^If there is an account for hr@atlas\.example, a link/)).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^If there is an account for hr@atlas/)
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/signin')
  expect(toasts()).toEqual([])
})

const tooMany = 'Too many attempts. Please try again in an hour.'
test.each([
  ['the server’s message', { status: 400, body: { code: 'X', message: 'Not now.' } }, 'Not now.'],
  ['too many tries', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: tooMany } }, tooMany],
  ['nothing said', { status: 502, body: '' }, 'Error sending email. Please check your email address.'],
  ['no network', 'unreachable' as const, 'An error occurred. Please try again later.'],
])(
  '§1.8-22 §1.8-23 forgot password fails with %s, and nothing typed is lost',
  async (_what, answer, message) => {
    answering(answer)
    open()
    fill({ Email: 'hr@atlas.example' })
    await press('Send reset link')
    expect(toasts()).toEqual([{ tone: 'error', message }])
    expect(screen.getByText(message)).toBeDefined()
    expect(email()).toBe('hr@atlas.example')
  },
)
