// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, fill, press, toasts } from '#testing/drive-page.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { EmailSection } from './email-section.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (newEmail: string | null = null, onAsked = vi.fn<() => void>()) => {
  showPage({ '/Settings': <EmailSection email="hr@atlas.example" newEmail={newEmail} onAsked={onAsked} /> })
  return onAsked
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const fillAll = () => fill({ 'New email': ' New@Atlas.example', 'Your password': 'Correct horse 7' })

test('an address that waits for its confirmation is shown with what to do', () => {
  open('new@atlas.example')
  expect(screen.getByText('new@atlas.example is not confirmed yet')).toBeDefined()
  expect(screen.getByText(/Until you open it, log in with hr@atlas.example/)).toBeDefined()
})

test('asking for another address sends it with the password; it then waits for its confirmation', async () => {
  const asked = answering({ status: 200, body: { message: 'We have sent a link.' } })
  const onAsked = open()
  expect(screen.queryByText(/is not confirmed yet/)).toBeNull()
  fillAll()
  await press('Send confirmation link')
  expect(asked).toEqual([
    {
      method: 'PUT',
      path: '/api/auth/email',
      body: { newEmail: 'new@atlas.example', password: 'Correct horse 7' },
    },
  ])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'We have sent a link.' })
  expect(screen.getByText('new@atlas.example is not confirmed yet')).toBeDefined()
  expect(onAsked).toHaveBeenCalledOnce()
  expect(input('Your password').value).toBe('')
})

test('what is wrong is said beside its field before anything is sent', async () => {
  const asked = answering({ status: 200, body: {} })
  open()
  await press('Send confirmation link')
  expect(toasts().at(-1)?.message).toBe('Please enter a valid email address.')
  fill({ 'New email': 'new@atlas.example' })
  await press('Send confirmation link')
  expect(toasts().at(-1)?.message).toBe('Please enter your password.')
  fill({ 'New email': 'HR@atlas.example', 'Your password': 'x' })
  await press('Send confirmation link')
  expect(toasts().at(-1)?.message).toBe('This is already your address.')
  expect(input('New email').getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

const wrongPassword = {
  code: 'WRONG_PASSWORD',
  message: 'This is not your password.',
  fields: { password: 'This is not your password.' },
}
const tooMany = 'Too many attempts. Please try again in 15 minutes.'
test.each([
  ['WRONG_PASSWORD', { status: 400, body: wrongPassword }],
  ['TOO_MANY_REQUESTS', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: tooMany } }],
])('%s is said, and nothing typed is lost', async (code, answer) => {
  answering(answer)
  open()
  fillAll()
  await press('Send confirmation link')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: answer.body.message })
  expect(input('Your password').value).toBe('Correct horse 7')
  expect(input('Your password').getAttribute('aria-invalid')).toBe(code === 'WRONG_PASSWORD' ? 'true' : null)
  expect(screen.queryByText(/is not confirmed yet/)).toBeNull()
})
