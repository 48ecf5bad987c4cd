// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const account = {
  'Company Name': 'Atlas',
  Email: 'hr@atlas.example',
  Phone: '71234567',
  Address: 'Rue de Carthage',
  City: 'Tunis',
  Password: 'Correct horse 7',
}
const open = () => showPage({ '/Signup': <SignupPage />, '/Login': <LoginPage /> }, '/Signup')
const typed = () =>
  Object.fromEntries(
    Object.keys(account).map((label) => [
      label,
      screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value,
    ]),
  )
const ok = { status: 200, body: { message: 'Registration successful!' } }

test('§1.2-14 sign-up: title, fields in their order, hint, button, links to /login and /', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Account')
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
  expect(labels).toEqual(['Company Name', 'Email', 'Phone', 'Address', 'City', 'Password'])
  expect(screen.getByText('Password must contain at least 8 characters')).toBeDefined()
  expect(screen.getByText('3 to 15 characters: a short name; the full name comes next')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/Login')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

const wrong = {
  email: 'Please enter a valid email address.',
  password: 'Password must contain at least 8 characters.',
  name: 'Name must contain between 3 and 15 characters.',
  phone: 'Phone number must contain exactly 8 digits.',
  address: 'Address must contain between 3 and 50 characters.',
  city: 'Please enter your city.',
}
const steps: [message: string, mends: Record<string, string>][] = [
  [wrong.email, { Email: account.Email }],
  [wrong.password, { Password: account.Password }],
  [wrong.name, { 'Company Name': account['Company Name'] }],
  [wrong.phone, { Phone: account.Phone }],
  [wrong.address, { Address: account.Address }],
  [wrong.city, { City: account.City }],
]

test.each(steps.map(([message], at) => [at + 1, message] as const))(
  '§1.5-1..6 sign-up, check %i: ‘%s’ is one error toast and stops, as long as those before it pass',
  async (number, message) => {
    const asked = answering(ok)
    open()
    for (const [, mends] of steps.slice(0, number - 1)) fill(mends)
    await press('Sign Up')
    expect(toasts()).toEqual([{ tone: 'error', message }])
    expect(screen.getByText(message)).toBeDefined()
    expect(asked).toEqual([])
  },
)

test('§1.5-1..6 an empty form marks its six wrong fields at once; the toast names the first', async () => {
  answering(ok)
  open()
  await press('Sign Up')
  expect(toasts()).toEqual([{ tone: 'error', message: 'Please enter a valid email address.' }])
  for (const message of Object.values(wrong)) expect(screen.getByText(message)).toBeDefined()
  expect(document.querySelectorAll('form [aria-invalid="true"]')).toHaveLength(6)
})

test.each(['71 234 567', '+216 71 234 567', '00216 71-234-567', '(71) 234.567'])(
  '§1.5-4 a phone typed as ‘%s’ is sent as its eight digits',
  async (phone) => {
    const asked = answering(ok)
    open()
    fill({ ...account, Phone: phone })
    await press('Sign Up')
    expect(asked).toMatchObject([{ body: { phone: '71234567' } }])
  },
)

test.each([
  ['Email', 'hr@atlas', wrong.email],
  ['Password', '7 chars', wrong.password],
  ['Company Name', 'Ab', wrong.name],
  ['Company Name', 'a'.repeat(16), wrong.name],
  ['Phone', '1234567', wrong.phone],
  ['Phone', '123456789', wrong.phone],
  ['Phone', '1234567a', wrong.phone],
  ['Address', 'ab', wrong.address],
  ['Address', 'a'.repeat(51), wrong.address],
  ['City', ' ', wrong.city],
])('§1.5-1..6 §1.9-2 sign-up: the %s ‘%s’ is refused', async (label, value, message) => {
  const asked = answering(ok)
  open()
  fill({ ...account, [label]: value })
  await press('Sign Up')
  expect(toasts()).toEqual([{ tone: 'error', message }])
  expect(asked).toEqual([])
})

test.each([
  ['Password', '8 chars.'],
  ['Company Name', 'Abc'],
  ['Company Name', 'a'.repeat(15)],
  ['Address', 'abc'],
  ['Address', 'a'.repeat(50)],
  ['City', 'X'],
])('§1.5-2 §1.5-3 §1.5-5 §1.5-6 §1.9-2 sign-up: the %s ‘%s’ is taken', async (label, value) => {
  const asked = answering(ok)
  open()
  fill({ ...account, [label]: value })
  await press('Sign Up')
  expect(asked).toHaveLength(1)
})

test('§1.3-6 sign-up sends userName, password, name, phone, adresse and city', async () => {
  const asked = answering(ok)
  open()
  fill(account)
  await press('Sign Up')
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/auth/signup',
      body: {
        userName: 'hr@atlas.example',
        password: 'Correct horse 7',
        name: 'Atlas',
        phone: '71234567',
        adresse: 'Rue de Carthage',
        city: 'Tunis',
      },
    },
  ])
})

test('§1.2-15 sign-up: ‘Signing up...’ while it runs, a toast of 4 s, and /Login after 1.5 s', async () => {
  answering(ok, { afterMs: 100 })
  open()
  fill(account)
  await press('Sign Up')
  expect(screen.getByRole('button', { name: 'Signing up...' }).getAttribute('aria-disabled')).toBe('true')
  await wait(100)
  const said = { tone: 'success', message: 'Registration successful!' }
  expect(toasts()).toEqual([said])
  await wait(1_499)
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
  expect(screen.getByText('Check your inbox')).toBeDefined()
  await wait(2_499)
  expect(toasts()).toEqual([said])
  await wait(1)
  expect(toasts()).toEqual([])
})

const common = { code: 'COMMON_PASSWORD', message: 'Too common.', fields: { password: 'Too common.' } }
const tooMany = 'Too many attempts. Please try again in an hour.'
test.each([
  ['the server’s message', { status: 409, body: { code: 'X', message: 'Not now.' } }, 'Not now.'],
  ['a refused field', { status: 400, body: common }, 'Too common.'],
  ['too many tries', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: tooMany } }, tooMany],
  ['an error flag with msg', { status: 200, body: { error: true, msg: 'No.' } }, 'No.'],
  ['nothing said', { status: 418, body: '' }, 'Registration failed'],
  ['no service', { status: 503, body: '' }, 'Registration service is not available'],
  ['no answer', 'unreachable' as const, 'Network or unknown error occurred'],
])(
  '§1.2-15 §1.5-8 §1.8-1 §1.8-2 sign-up failure with %s: its toast lasts 4 s, and nothing typed is lost',
  async (_what, answer, message) => {
    answering(answer)
    open()
    fill(account)
    await press('Sign Up')
    expect(toasts()).toEqual([{ tone: 'error', message }])
    expect(typed()).toEqual(account)
    await wait(3_999)
    expect(toasts()).toHaveLength(1)
    await wait(1)
    expect(toasts()).toEqual([])
    expect(screen.getByText(message)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined()
  },
)

test('§1.8-3 sign-up, an exception: ‘An error occurred during registration. Please try again.’', async () => {
  vi.stubGlobal(
    'Headers',
    class {
      constructor() {
        throw new TypeError('broken')
      }
    },
  )
  open()
  fill(account)
  await press('Sign Up')
  const message = 'An error occurred during registration. Please try again.'
  expect(toasts()).toEqual([{ tone: 'error', message }])
})
