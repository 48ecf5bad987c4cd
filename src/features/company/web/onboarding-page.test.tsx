// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  finishOnboardingEndpoint,
  getOnboardingDraftEndpoint,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'
import { OnboardingPage } from './onboarding-page.tsx'

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  login({ accessToken: 'secret', userId: 'u1', onBoardingStatus: 'PENDING', role: 'ADMIN' })
  api = fakeApi()
  api.on(getOnboardingDraftEndpoint, () => ({ draft: null, savedAt: null, version: 0 }))
  api.on(saveOnboardingDraftEndpoint, () => ({
    savedAt: '2026-11-21T10:00:00.000Z',
    version: 1,
    replaced: false,
  }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Jobs = () => <h1>Job offers</h1>
async function open() {
  showPage({ '/OnBoarding': <OnboardingPage />, '/Jobs': <Jobs /> }, '/OnBoarding')
  await wait(0)
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const describe = (text: string) =>
  fireEvent.change(screen.getByLabelText('Company description'), { target: { value: text } })
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))

async function toValues() {
  describe('x'.repeat(501))
  await press('Continue')
  choose('Technology')
  await press('Continue')
  choose('1000+ people')
  await press('Continue')
}

test('§1.5-16 the hint counts down to 501 characters and agrees with the button', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Complete your company profile' })).toBeDefined()
  expect(screen.getByText('Please enter at least 501 more characters')).toBeDefined()
  describe('x'.repeat(500))
  expect(screen.getByText('Please enter at least 1 more characters')).toBeDefined()
  expect(button('Continue').disabled).toBe(true)
  describe('x'.repeat(501))
  expect(screen.getByText('501 characters')).toBeDefined()
  expect(button('Continue').disabled).toBe(false)
  expect(button('Back').disabled).toBe(true)
})

test('§1.2-24 §1.5-17 each step asks for its answer, with 20% of progress each', async () => {
  await open()
  expect(percent()).toBe('20%')
  describe('x'.repeat(501))
  await press('Continue')
  expect([percent(), button('Continue').disabled]).toEqual(['40%', true])
  choose('Food Service')
  await press('Continue')
  expect([percent(), button('Continue').disabled]).toEqual(['60%', true])
  choose('11-50 people')
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('Food Service').checked).toBe(true)
  await press('Continue')
  await press('Continue')
  expect([percent(), button('Finish setup').disabled]).toEqual(['80%', true])
})

test('§1.5-17 five values at most', async () => {
  await open()
  await toValues()
  expect(screen.getByText('0/5 values selected')).toBeDefined()
  for (const value of ['Innovation', 'Integrity', 'Diversity', 'Community']) choose(value)
  expect(screen.queryByText('Maximum of 5 values selected')).toBeNull()
  choose('Excellence')
  expect(screen.getByText('5/5 values selected')).toBeDefined()
  expect(screen.getByText('Maximum of 5 values selected')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Transparency').disabled).toBe(true)
})

test('§1.2-25 finishing opens the application and leads to the jobs after 2 s', async () => {
  api.on(finishOnboardingEndpoint, async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return { message: 'ok', onBoardingStatus: 'COMPLETED' as const }
  })
  await open()
  fill({ 'Full company name (optional)': 'شركة أطلس للنسيج' })
  await toValues()
  choose('Integrity')
  await press('Finish setup')
  expect(button('Processing...')).toBeDefined()
  await wait(10)
  expect(api.sentTo(finishOnboardingEndpoint)).toEqual([
    {
      fullName: 'شركة أطلس للنسيج',
      companyDescription: 'x'.repeat(501),
      industry: 'Technology',
      companySize: 1001,
      companyValues: ['Integrity'],
    },
  ])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Setup completed successfully!' })
  expect(currentSession().onBoardingStatus).toBe('COMPLETED')
  expect(sessionStorage.length).toBe(0)
  await wait(1_999)
  expect(screen.queryByText('Job offers')).toBeNull()
  await wait(1)
  expect(screen.getByText('Job offers')).toBeDefined()
})

test('§1.8-7 a failure says so and keeps everything', async () => {
  api.on(finishOnboardingEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  await toValues()
  choose('Integrity')
  await press('Finish setup')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'Setup failed. Please try again.' })
  expect(screen.getByText('Setup failed. Please try again.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Integrity').checked).toBe(true)
  expect(button('Finish setup').disabled).toBe(false)
})

test('who is no ADMIN reads why they cannot fill it in', async () => {
  login({ accessToken: 'secret', userId: 'u1', onBoardingStatus: 'PENDING', role: 'RECRUITER' })
  await open()
  expect(screen.getByText('Only an admin of your company can change this.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(api.sentTo(getOnboardingDraftEndpoint)).toEqual([])
})
