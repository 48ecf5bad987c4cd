// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { answering, fill, press, toasts } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { setBearer } from '#ui/api/bearer.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { OperatorLoginPage } from './login-page.tsx'
import { currentOperator, forgetOperator } from './operator-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  forgetOperator()
})
afterEach(() => {
  cleanup()
  forgetOperator()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => showPage({ '/Admin/login': <OperatorLoginPage />, '/Admin': <p>the admin console</p> })
const typed = { Email: 'op@host.example', Password: 'Nine quiet herons', Code: '123 456' }
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

test('email, password and code begin a session and lead to the admin console', async () => {
  const asked = answering({ status: 200, body: { accessToken: 'secret', email: 'op@host.example' } })
  open()
  fill(typed)
  await press('Log in')
  expect(asked[0]?.body).toEqual({ email: 'op@host.example', password: 'Nine quiet herons', code: '123456' })
  expect(currentOperator()).toEqual({ token: 'secret', email: 'op@host.example' })
  expect(screen.getByText('the admin console')).toBeDefined()
})

test('the code is typed on a pad of digits and filled in by password managers', () => {
  open()
  expect(input('Code').inputMode).toBe('numeric')
  expect(input('Code').autocomplete).toBe('one-time-code')
})

test('an employer signed in here lends no token to the operator’s login', async () => {
  login({ accessToken: 'of the employer', userId: 'u', onBoardingStatus: 'COMPLETED' })
  setBearer(
    () => 'of the employer',
    () => undefined,
  )
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'))
    return Response.json({ accessToken: 'secret', email: 'op@host.example' })
  })
  open()
  fill(typed)
  await press('Log in')
  expect(sent).toEqual([null])
})

test.each([
  ['wrong', 401, 'WRONG_LOGIN', 'Wrong email, password or code.'],
  ['too often', 429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please try again in 15 minutes.'],
])('%s: the message stays; only the code is typed again', async (_what, status, code, message) => {
  answering({ status, body: { code, message } })
  open()
  fill(typed)
  await press('Log in')
  expect(toasts()).toEqual([{ tone: 'error', message }])
  expect(screen.getByText(message)).toBeDefined()
  expect([input('Email').value, input('Password').value, input('Code').value]).toEqual([
    typed.Email,
    typed.Password,
    '',
  ])
  expect(currentOperator()).toBeNull()
})

test('a code that has not six digits is not sent', async () => {
  const asked = answering('unreachable')
  open()
  fill({ ...typed, Code: '12345' })
  await press('Log in')
  expect(screen.getByText('The code has six digits.')).toBeDefined()
  expect(document.activeElement).toBe(input('Code'))
  expect(asked).toEqual([])
})
