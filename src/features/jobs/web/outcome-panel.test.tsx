// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { getJobDraftEndpoint } from '../contract/drafts.ts'
import { canPostJobEndpoint, postingRefusals } from '../contract/jobs.ts'
import { CreateJobPage } from './create-job-page.tsx'

let api: ReturnType<typeof fakeApi>
// Fetched beside the check, which takes longer here than a page may.
beforeAll(() => import('./create-job-form.tsx'), 30_000)
beforeEach(() => {
  vi.useFakeTimers()
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  api = fakeApi()
  api.on(getJobDraftEndpoint, () => ({ draft: null, savedAt: null, version: 0 }))
})
afterEach(() => {
  logout()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(config = {}) {
  showPage({ '/CreateJob': <CreateJobPage /> }, '/CreateJob', config)
  await wait(10)
}
const step = () => screen.getByRole('heading', { level: 2 }).textContent

const panels = [
  ['NO_SUBSCRIPTION', 'Subscription required', 'Subscribe'],
  ['NOT_ACTIVE', 'Subscription pending', 'View my subscription'],
  ['NO_JOBS_LEFT', 'Quota exhausted', 'Upgrade my subscription'],
  ['EXPIRED_SUBSCRIPTION', 'Subscription expired', 'Renew my subscription'],
] as const

test.each(panels)(
  '§1.4-6 §1.8-13..16 §1.8-18 %s puts its panel in place of the form',
  async (code, title, button) => {
    api.on(canPostJobEndpoint, () => {
      throw new FakeFailure(403, { code, message: postingRefusals[code].message })
    })
    await open()
    expect(step()).toBe(title)
    const wayOut = code === 'NOT_ACTIVE' ? '/Settings#subscriptions' : '/Pricing'
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(wayOut)
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/Jobs')
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test('§1.8-17 an unknown refusal leads to support, or is tried again', async () => {
  api.on(canPostJobEndpoint, () => {
    throw new FakeFailure(403, { code: 'HTTP_403', message: 'Non' })
  })
  await open()
  expect(step()).toBe('Subscription error')
  const support = screen.getByRole('link', { name: 'Contact support' })
  expect(support.getAttribute('href')).toBe('mailto:hello@hire.example')
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy()
  api.on(canPostJobEndpoint, () => ({ canPost: true }))
  await press('Try again')
  await wait(10)
  expect(step()).toBe('Step 1 of 3: Basic Information')
})

test('where no plans are sold no panel leads to them', async () => {
  api.on(canPostJobEndpoint, () => {
    throw new FakeFailure(403, { code: 'NO_JOBS_LEFT', message: postingRefusals.NO_JOBS_LEFT.message })
  })
  await open({ billing: 'off' })
  expect(step()).toBe('Quota exhausted')
  expect(screen.queryByRole('link', { name: 'Upgrade my subscription' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
})
