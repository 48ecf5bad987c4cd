// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  finishOnboardingEndpoint,
  getOnboardingDraftEndpoint,
  getSettingsEndpoint,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'
import { OnboardingPage } from './onboarding-page.tsx'

let api: ReturnType<typeof fakeApi>

const logIn = (role: Role) =>
  login({ accessToken: 'secret', userId: 'u1', onBoardingStatus: 'COMPLETED', role })

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  logIn('ADMIN')
  api = fakeApi()
  api.on(getSettingsEndpoint, () => someSettings())
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  showPage({ '/OnBoarding': <OnboardingPage />, '/Settings': <h1>Account</h1> }, '/OnBoarding')
  await wait(0)
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Company description')
const describe = (text: string) => fireEvent.change(box(), { target: { value: text } })
const checked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

test('a company that has its profile finds it in the wizard, and saving leads back to the account', async () => {
  api.on(finishOnboardingEndpoint, () => ({ message: 'ok', onBoardingStatus: 'COMPLETED' as const }))
  await open()
  expect(screen.getByRole('heading', { name: 'Edit company profile' })).toBeDefined()
  expect(box().value).toBe(someSettings().companyIdentity?.companyDescription)
  expect(screen.queryByText('Your changes are not saved yet.')).toBeNull()
  fill({ 'Full company name (optional)': 'Atlas Textiles SARL' })
  await press('Continue')
  expect(checked('Manufacturing')).toBe(true)
  await press('Continue')
  expect(checked('51-200 people')).toBe(true)
  await press('Continue')
  expect([checked('Integrity'), checked('Community')]).toEqual([true, false])
  fireEvent.click(screen.getByLabelText('Community'))
  await press('Save changes')
  const before = someSettings().companyIdentity
  expect(api.sentTo(finishOnboardingEndpoint)).toEqual([
    {
      ...before,
      fullName: 'Atlas Textiles SARL',
      companyValues: [...(before?.companyValues ?? []), 'Community'],
    },
  ])
  expect(screen.getByRole('heading', { name: 'Account' })).toBeDefined()
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Your changes are saved.' })
  expect(sessionStorage.length).toBe(0)
})

test('it can be saved from every step, and not while a step lacks something', async () => {
  api.on(finishOnboardingEndpoint, () => ({ message: 'ok', onBoardingStatus: 'COMPLETED' as const }))
  await open()
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
  describe('x'.repeat(500))
  expect(save().disabled).toBe(true)
  describe('x'.repeat(501))
  await press('Save changes')
  expect(api.sentTo(finishOnboardingEndpoint)).toMatchObject([{ companyDescription: 'x'.repeat(501) }])
})

test('a failure is said and loses nothing; nor does a reload', async () => {
  api.on(finishOnboardingEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  describe('z'.repeat(700))
  await press('Save changes')
  expect(toasts().at(-1)).toEqual({
    tone: 'error',
    message: 'An error occurred. Please try again later.',
  })
  expect(box().value).toBe('z'.repeat(700))
  cleanup()
  await open()
  expect(box().value).toBe('z'.repeat(700))
  expect(screen.getByText('Your changes are not saved yet.')).toBeDefined()
})

test('cancelling leads back and keeps nothing, and the draft of the setup is not touched', async () => {
  await open()
  describe('z'.repeat(700))
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(screen.getByRole('heading', { name: 'Account' })).toBeDefined()
  cleanup()
  await open()
  expect(box().value).toBe(someSettings().companyIdentity?.companyDescription)
  expect([...api.sentTo(getOnboardingDraftEndpoint), ...api.sentTo(saveOnboardingDraftEndpoint)]).toEqual([])
})

test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads who can change it', async (role) => {
  logIn(role)
  await open()
  expect(screen.getByText('Only an admin of your company can change this.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the account' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a profile that does not load can be asked for again', async () => {
  api.on(getSettingsEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  api.on(getSettingsEndpoint, () => someSettings())
  await press('Try again')
  expect(box().value.length).toBeGreaterThan(500)
})
