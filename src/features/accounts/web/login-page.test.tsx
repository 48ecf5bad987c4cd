// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { LoginPage } from './login-page.tsx'
import { currentSession, logout } from './use-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  logout()
})
afterEach(() => {
  cleanup()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/Login': <LoginPage /> }, '/Login')
const fillAll = () => fill({ Email: 'hr@atlas.example', Password: 'Correct horse 7' })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const answer = {
  accessToken: 'secret',
  userId: 'u1',
  onBoardingStatus: 'PENDING',
  role: 'ADMIN',
  message: 'Login successful',
}

test('§1.2-16 login: title, fields, button, links to /forgot-password, /signup and home', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome')
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
  expect(labels).toEqual(['Email', 'Password'])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Forgot password?')).toBe('/forgot-password')
  expect(hrefOf('Create an account')).toBe('/Signup')
  expect(hrefOf('Back to home')).toBe('/')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined()
})

test('§1.5-9 login: an email that is none: ‘Please enter a valid email address.’', async () => {
  const asked = answering({ status: 200, body: {} })
  open()
  fill({ Email: 'nobody', Password: 'short' })
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Please enter a valid email address.' }])
  expect(asked).toEqual([])
})

test('§1.5-10 login: a short password: ‘Password must be at least 8 characters long.’', async () => {
  const asked = answering({ status: 200, body: {} })
  open()
  fill({ Email: 'hr@atlas.example', Password: '7 chars' })
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Password must be at least 8 characters long.' }])
  expect(asked).toEqual([])
})

test('§1.2-17 login: ‘Logging in...’, the session is kept, ‘Login successful’ for 2 s', async () => {
  const asked = answering({ status: 200, body: answer }, { afterMs: 50 })
  open()
  fillAll()
  await press('Log in')
  expect(screen.getByRole('button', { name: 'Logging in...' }).getAttribute('aria-disabled')).toBe('true')
  await wait(50)
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/auth/login',
      body: { userName: 'hr@atlas.example', password: 'Correct horse 7' },
    },
  ])
  expect(currentSession()).toEqual({
    token: 'secret',
    authenticated: true,
    userId: 'u1',
    onBoardingStatus: 'PENDING',
    role: 'ADMIN',
    demo: null,
  })
  expect(toasts()).toEqual([{ tone: 'success', message: 'Login successful' }])
  await wait(1_999)
  expect(toasts()).toHaveLength(1)
  await wait(1)
  expect(toasts()).toEqual([])
})

test('§1.2-17 login: without a message of the server it is ‘Login successful’ too', async () => {
  answering({ status: 200, body: { ...answer, message: '' } })
  open()
  fillAll()
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'success', message: 'Login successful' }])
})

const refused = (status: number, code: string, message: string) => ({ status, body: { code, message } })
const tooMany = 'Too many attempts. Please try again in 15 minutes.'
const unreachable = 'We could not reach the server. Check your connection and try again.'
test.each([
  [
    'the server’s message',
    refused(401, 'WRONG_LOGIN', 'Wrong email or password.'),
    'Wrong email or password.',
  ],
  ['too many tries', refused(429, 'TOO_MANY_REQUESTS', tooMany), tooMany],
  ['the error’s message', 'unreachable' as const, unreachable],
  ['nothing said', { status: 418, body: '' }, 'Login failed'],
  ['no accessToken', { status: 200, body: {} }, 'Invalid response from server (no accessToken)'],
])(
  '§1.2-17 §1.8-4 §1.8-5 login failure with %s: its toast lasts 2 s, and nothing typed is lost',
  async (_what, failing, message) => {
    answering(failing)
    open()
    fillAll()
    await press('Log in')
    expect(toasts()).toEqual([{ tone: 'error', message }])
    expect(currentSession().authenticated).toBe(false)
    expect([input('Email').value, input('Password').value]).toEqual(['hr@atlas.example', 'Correct horse 7'])
    await wait(1_999)
    expect(toasts()).toHaveLength(1)
    await wait(1)
    expect(toasts()).toEqual([])
    expect(screen.getByText(message)).toBeDefined()
  },
)

test('§1.8-6 login, an exception: ‘An error occurred during login. Please try again.’', async () => {
  vi.stubGlobal(
    'Headers',
    class {
      constructor() {
        throw new TypeError('broken')
      }
    },
  )
  open()
  fillAll()
  await press('Log in')
  const message = 'An error occurred during login. Please try again.'
  expect(toasts()).toEqual([{ tone: 'error', message }])
})

test('an unverified address gets its reason and the mail again', async () => {
  const message = 'Please verify your email before logging in.'
  answering(refused(403, 'EMAIL_NOT_VERIFIED', message))
  open()
  fillAll()
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'error', message }])
  expect(screen.getByText(message, { selector: 'p' })).toBeDefined()
  answering(refused(429, 'TOO_MANY_REQUESTS', tooMany))
  await press('Send the email again')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: tooMany })
  const asked = answering({ status: 200, body: { message: 'We have sent you a new verification email.' } })
  await press('Send the email again')
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/auth/resend-verification' })
  expect(toasts().at(-1)?.message).toBe('We have sent you a new verification email.')
})

test('a banned company reads why, for as long as it stays on the page, and whom to write to', async () => {
  const message = 'Your company’s account is suspended. Reason: Fees were asked of candidates.'
  answering(refused(403, 'COMPANY_BANNED', message))
  open()
  fillAll()
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'error', message }])
  await wait(60_000)
  expect(toasts()).toEqual([])
  expect(screen.getByText(message, { selector: 'p' })).toBeDefined()
  const contact = screen.getByRole('link', { name: 'hello@hire.example' })
  expect(contact.getAttribute('href')).toBe('mailto:hello@hire.example')
  expect(currentSession().authenticated).toBe(false)
  expect(input('Email').value).toBe('hr@atlas.example')
  answering(refused(401, 'WRONG_LOGIN', 'Wrong email or password.'))
  await press('Log in')
  expect(screen.queryByText(message, { selector: 'p' })).toBeNull()
})
