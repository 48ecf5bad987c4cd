// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { siteConfig } from '#testing/open-interview.tsx'

const settings = () => ({
  userId: 'u',
  role,
  onBoardingStatus: refusal.code === 'ONBOARDING_PENDING' ? 'PENDING' : 'COMPLETED',
  deleteAt: null,
})
let refusal: { status: number; code: string }
/** The answer of the settings. */
let role: Role
/** Done once the settings were answered: somebody changes the role then. */
let learned: PromiseWithResolvers<void>

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  role = 'ADMIN'
  learned = Promise.withResolvers()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/users/settings' && refusal.status !== 401) {
      const answer = Response.json(settings())
      learned.resolve()
      return answer
    }
    if (refusal.code === 'NOT_ALLOWED') {
      await learned.promise
      role = 'VIEWER'
    }
    return Response.json({ code: refusal.code, message: 'No.' }, { status: refusal.status })
  })
})
afterEach(async () => {
  cleanup()
  logout()
  // The application's own session, which later tests of this process would find.
  ;(await import('#features/accounts/web/use-session.ts')).logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The application as loaded at `/Jobs`, whose list is refused. */
async function openJobs(refused: typeof refusal) {
  refusal = refused
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  window.history.pushState(null, '', '/Jobs?q=a')
  vi.resetModules()
  // The session is kept in the browser; the application reads it afresh, as on a load.
  const { Application } = await import('./application.tsx')
  await act(async () => render(<Application config={{ ...siteConfig, socialLinks: [] }} />))
}

test('§1.4-5 a 401 to an authenticated call logs out, says so, and leads to the login page', async () => {
  await openJobs({ status: 401, code: 'SIGNED_OUT' })
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeDefined()
  expect(localStorage.getItem('token')).toBeNull()
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeDefined()
})

test('a 403 for the role refreshes the role', async () => {
  await openJobs({ status: 403, code: 'NOT_ALLOWED' })
  expect(await screen.findByText('Your role is now Viewer.')).toBeDefined()
  expect(localStorage.getItem('role')).toBe('VIEWER')
  expect(screen.getByRole('heading', { name: 'Job offers' })).toBeDefined()
})

test('a 403 for an unfinished profile leads to it', async () => {
  await openJobs({ status: 403, code: 'ONBOARDING_PENDING' })
  expect(await screen.findByRole('heading', { name: 'Complete your company profile' })).toBeDefined()
})
