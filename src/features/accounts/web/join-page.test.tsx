// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { logOutEndpoint } from '../contract/account.ts'
import { joinTeamEndpoint, readInviteEndpoint } from '../contract/team.ts'
import { JoinPage } from './join-page.tsx'
import { currentSession, login, logout } from './use-session.ts'

const invite = { company: 'Atlas Textiles', email: 'sami@atlas.example', role: 'RECRUITER' } as const
const password = 'Correct horse 7'
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
  api.on(readInviteEndpoint, () => invite)
  api.on(joinTeamEndpoint, () => ({ message: 'Welcome to the team! You can log in now.' }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address = '/join?token=abc') {
  showPage({ '/join': <JoinPage />, '/Login': <h1>Welcome</h1> }, address)
  await wait(1)
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Join the team' })
const choose = (one = password, two = one) => fill({ 'New password': one, 'Confirm new password': two })
const refuse = (status: number, code: string, message: string) => () => {
  const fields = code === 'COMMON_PASSWORD' ? { fields: { newPassword: message } } : {}
  throw new FakeFailure(status, { code, message, ...fields })
}

test('shows what the invitation is for; opening it sends nothing but the question', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Join your team' })).toBeDefined()
  expect(screen.getByText('Atlas Textiles')).toBeDefined()
  expect(screen.getByText('sami@atlas.example')).toBeDefined()
  expect(screen.getByText('Recruiter')).toBeDefined()
  expect(api.askedOf(readInviteEndpoint)).toEqual(['/api/team/join/abc'])
  expect(api.sentTo(joinTeamEndpoint)).toEqual([])
})

test('the button waits for two good passwords; joining leads to the login page', async () => {
  await open()
  expect(button().disabled).toBe(true)
  choose('short', 'other')
  expect(screen.getByText('Password must be at least 8 characters.')).toBeDefined()
  expect(screen.getByText('Passwords do not match.')).toBeDefined()
  expect(button().disabled).toBe(true)
  choose()
  expect(button().disabled).toBe(false)
  await press('Join the team')
  await wait(1)
  expect(api.sentTo(joinTeamEndpoint)).toEqual([{ newPassword: password }])
  expect(toasts().at(-1)).toEqual({
    tone: 'success',
    message: 'Welcome to the team! You can log in now.',
  })
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

test('while it joins the button says so and sends nothing twice', async () => {
  let answer = (): void => undefined
  api.on(joinTeamEndpoint, () => new Promise((resolve) => (answer = () => resolve({ message: 'ok' }))))
  await open()
  choose()
  await press('Join the team')
  await press('Joining...')
  expect(api.sentTo(joinTeamEndpoint)).toHaveLength(1)
  answer()
  await wait(1)
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined()
})

const deadText = 'This invitation is no longer valid. Ask for a new one.'

test.each([
  ['a dead link', 404, 'BAD_INVITE', deadText],
  ['anything that is no link', 404, 'NOT_FOUND', deadText],
])('%s says so and offers no form', async (_what, status, code, message) => {
  api.on(readInviteEndpoint, refuse(status, code, 'x'))
  await open()
  expect(screen.getByText(message)).toBeDefined()
  expect(toasts().at(-1)).toEqual({ tone: 'error', message })
  expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/Login')
})

test('without a token nothing is asked', async () => {
  await open('/join')
  expect(screen.getByText('Missing or invalid invitation.')).toBeDefined()
  expect(api.askedOf(readInviteEndpoint)).toEqual([])
})

test('no answer: it can be tried again', async () => {
  api.on(readInviteEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  expect(screen.getByText('Your invitation could not be opened.')).toBeDefined()
  api.on(readInviteEndpoint, () => invite)
  await press('Try again')
  await wait(1)
  expect(button()).toBeDefined()
})

test.each([
  ['a common password', 400, 'COMMON_PASSWORD', 'Too common.', 'Too common.'],
  ['a link that died meanwhile', 404, 'BAD_INVITE', 'x', deadText],
  ['no answer', 0, 'NETWORK', '', 'We could not reach the server. Check your connection and try again.'],
])('%s is said, and what was typed stays', async (_what, status, code, message, said) => {
  api.on(joinTeamEndpoint, refuse(status, code, message))
  await open()
  choose()
  await press('Join the team')
  await wait(1)
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: said })
  expect(screen.getByText(said)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' }).value).toBe(password)
  expect(button().disabled).toBe(false)
})

test('a user who is logged in with another account is warned, and logged out by joining', async () => {
  login({ accessToken: 'secret', userId: 'u1', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  api.on(logOutEndpoint, () => undefined)
  await open()
  expect(screen.getByText(/You are logged in with another account/)).toBeDefined()
  choose()
  await press('Join the team')
  await wait(1)
  expect(api.sentTo(logOutEndpoint)).toHaveLength(1)
  expect(currentSession().authenticated).toBe(false)
})
