// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { logOutEndpoint } from '#features/accounts/contract/account.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { openDemoEndpoint } from '../contract.ts'
import { DemoPage } from './demo-page.tsx'

const session = {
  accessToken: 'abc',
  userId: '00000000-0000-4000-8000-000000000001' as UserId,
  onBoardingStatus: 'COMPLETED',
  role: 'VIEWER',
} as const
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
  api.on(logOutEndpoint, () => undefined)
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address = '/Demo') {
  const pages = { '/Demo': <DemoPage />, '/Dashboard': <h1>Dashboard</h1>, '/Signup': <h1>Sign up</h1> }
  showPage(pages, address)
  await wait(1)
}
const heading = (name: string) => screen.getByRole('heading', { name })

test('waits while the company is made, then opens its dashboard in a session that is marked', async () => {
  let made = false
  api.on(openDemoEndpoint, () => ({ session: made ? session : null }))
  await open()
  expect(screen.getByText(/is being made afresh/)).toBeDefined()
  made = true
  await wait(3_000)
  expect(heading('Dashboard')).toBeDefined()
  expect(currentSession()).toMatchObject({ token: 'abc', role: 'VIEWER', demo: 'on' })
})

test('says that there is none', async () => {
  api.on(openDemoEndpoint, () => {
    throw new FakeFailure(404, { code: 'DEMO_OFF', message: 'There is no demo here.' })
  })
  await open()
  expect(screen.getByText('There is no demo on this installation.')).toBeDefined()
})

test('a user keeps their own session until they leave it', async () => {
  login({ ...session, accessToken: 'own' })
  api.on(openDemoEndpoint, () => ({ session }))
  await open()
  expect(currentSession().token).toBe('own')
  await press('Log out and open the demo')
  await wait(1)
  expect(currentSession().token).toBe('abc')
})

test('the way to sign up ends the visit, and no real session', async () => {
  login({ ...session, demo: 'on' })
  await open('/Demo?leave=1')
  await wait(1)
  expect(heading('Sign up')).toBeDefined()
  expect(currentSession().authenticated).toBe(false)
  cleanup()
  login({ ...session, accessToken: 'own' })
  await open('/Demo?leave=1')
  expect(currentSession().token).toBe('own')
})
