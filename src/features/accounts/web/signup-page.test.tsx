// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts, wait } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/Signup': <SignupPage />, '/Login': <LoginPage /> }, '/Signup')
const fillAll = () =>
  fill({
    'Company Name': 'Atlas',
    Email: 'hr@atlas.example',
    Phone: '71234567',
    Address: 'Rue de Carthage',
    City: 'Tunis',
    Password: 'Correct horse 7',
  })

test('each failure shows its toast, in the order of the rules, and asks the server nothing', async () => {
  const asked = answering({ status: 200, body: { message: 'ok' } })
  open()
  const steps: [Record<string, string>, string][] = [
    [{}, 'Please enter a valid email address.'],
    [{ Email: 'hr@atlas.example' }, 'Password must contain at least 8 characters.'],
    [{ Password: 'Correct horse 7' }, 'Name must contain between 3 and 15 characters.'],
    [{ 'Company Name': 'Atlas' }, 'Phone number must contain exactly 8 digits.'],
    [{ Phone: '71234567' }, 'Address must contain between 3 and 50 characters.'],
    [{ Address: 'Rue de Carthage' }, 'Please enter your city.'],
  ]
  for (const [typed, message] of steps) {
    fill(typed)
    await press('Sign Up')
    expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  }
  expect(asked).toEqual([])
})

test('success says so and opens the login page after 1.5 s', async () => {
  const asked = answering({ status: 200, body: { message: 'Registration successful!' } }, { afterMs: 100 })
  open()
  fillAll()
  await press('Sign Up')
  expect(screen.getByRole('button', { name: 'Signing up...' })).toBeDefined()
  await wait(100)
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Registration successful!' })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/auth/signup' })
  expect(asked[0]?.body).toMatchObject({ userName: 'hr@atlas.example', adresse: 'Rue de Carthage' })
  await wait(1_499)
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

const common = { code: 'COMMON_PASSWORD', message: 'Too common.', fields: { password: 'Too common.' } }
test.each([
  ['the server’s words', { status: 400, body: common }, 'Too common.'],
  ['nothing said', { status: 418, body: '' }, 'Registration failed'],
  ['no service', { status: 503, body: '' }, 'Registration service is not available'],
  ['no answer', 'unreachable' as const, 'Network or unknown error occurred'],
])('a failure with %s', async (_what, answer, message) => {
  answering(answer)
  open()
  fillAll()
  await press('Sign Up')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined()
})
