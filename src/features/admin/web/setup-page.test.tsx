// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { finishSetupEndpoint, readSetupEndpoint } from '../contract/operators.ts'
import { OperatorLoginPage } from './login-page.tsx'
import { forgetOperator } from './operator-session.ts'
import { OperatorSetupPage } from './setup-page.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
  api.on(readSetupEndpoint, () => ({
    email: 'op@host.example',
    secret: 'ABCDEFGHIJKL',
    qr: 'data:image/svg+xml,qr',
  }))
})
afterEach(() => {
  cleanup()
  forgetOperator()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(query = '?token=t') {
  showPage(
    { '/Admin/setup': <OperatorSetupPage />, '/Admin/login': <OperatorLoginPage /> },
    `/Admin/setup${query}`,
  )
  await wait(1)
}
const fails = (status: number, code: string, message: string) => () => {
  throw new FakeFailure(status, { code, message })
}
const typed = { Password: 'Nine quiet herons at dusk', Code: '123456' }

test('the key is shown as a picture and as text in groups; password and code finish, and lead to the login', async () => {
  await open()
  expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe('data:image/svg+xml,qr')
  expect(screen.getByText('ABCD EFGH IJKL')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy the key' })).toBeDefined()
  api.on(finishSetupEndpoint, () => undefined)
  fill(typed)
  await press('Finish')
  await wait(1)
  expect(api.sentTo(finishSetupEndpoint)).toEqual([{ password: typed.Password, code: '123456' }])
  expect(screen.getByText('Your account is ready')).toBeDefined()
})

test('a short password is not sent', async () => {
  await open()
  fill({ ...typed, Password: 'eleven chrs' })
  await press('Finish')
  expect(screen.getByText('An operator’s password has at least 12 characters.')).toBeDefined()
  expect(api.sentTo(finishSetupEndpoint)).toEqual([])
})

test.each([
  ['WRONG_CODE', 'This code is wrong. Wait for the next one and try again.', 'Code'],
  ['COMMON_PASSWORD', 'This password is one of the most common ones.', 'Password'],
])('%s is said beside its field, which is focused', async (code, message, label) => {
  await open()
  api.on(finishSetupEndpoint, fails(400, code, message))
  fill(typed)
  await press('Finish')
  await wait(1)
  const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
  expect(document.activeElement).toBe(field)
  expect(
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
  ).toBe(message)
})

test('an expired link says what to type for a new one', async () => {
  api.on(readSetupEndpoint, fails(404, 'BAD_SETUP', 'This link has expired. Run `npm run operator` again.'))
  await open()
  expect(screen.getByText('This link has expired')).toBeDefined()
  expect(screen.getByText('npm run operator').tagName).toBe('CODE')
})

test('an address without its token says so and asks nothing', async () => {
  await open('')
  expect(screen.getByText('This link is incomplete')).toBeDefined()
  expect(api.askedOf(readSetupEndpoint)).toEqual([])
})

test('without a connection it can be tried again', async () => {
  api.on(readSetupEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  expect(screen.getByText('The link could not be opened')).toBeDefined()
  api.on(readSetupEndpoint, () => ({ email: 'op@host.example', secret: 'ABCD', qr: 'data:,' }))
  await press('Try again')
  await wait(1)
  expect(screen.getByText('ABCD')).toBeDefined()
})
