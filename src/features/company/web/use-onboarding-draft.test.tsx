// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  finishOnboardingEndpoint,
  getOnboardingDraftEndpoint,
  type OnboardingDraft,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'
import { OnboardingPage } from './onboarding-page.tsx'

let api: ReturnType<typeof fakeApi>
let kept: { draft: OnboardingDraft | null; savedAt: string | null; version: number }

const logIn = (userId: string) =>
  login({ accessToken: 'secret', userId, onBoardingStatus: 'PENDING', role: 'ADMIN' })

function keep({ version = 0, ...draft }: OnboardingDraft & { version?: number }) {
  const replaced = kept.version !== version
  kept = { draft, savedAt: new Date().toISOString(), version: kept.version + 1 }
  return { savedAt: kept.savedAt, version: kept.version, replaced }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  sessionStorage.clear()
  logIn('u1')
  kept = { draft: null, savedAt: null, version: 0 }
  api = fakeApi()
  api.on(getOnboardingDraftEndpoint, () => kept)
  api.on(saveOnboardingDraftEndpoint, keep)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  showPage({ '/OnBoarding': <OnboardingPage />, '/Jobs': <h1>Job offers</h1> }, '/OnBoarding')
  await wait(0)
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Company description')
const describe = (text: string) => fireEvent.change(box(), { target: { value: text } })
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const descriptions = () =>
  api.sentTo(saveOnboardingDraftEndpoint).map((body) => (body as OnboardingDraft).companyDescription)
/** Another browser, or this one a day later: nothing of the tab is left. */
async function openElsewhere() {
  cleanup()
  await wait(0)
  sessionStorage.clear()
  await open()
}

test('leaving half-way loses nothing, in this tab', async () => {
  await open()
  describe('y'.repeat(600))
  await press('Continue')
  choose('Energy')
  cleanup()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Energy').checked).toBe(true)
})

test('leaving half-way loses nothing, on another device or a later day', async () => {
  await open()
  describe('y'.repeat(600))
  await press('Continue')
  choose('Energy')
  await press('Continue')
  choose('11-50 people')
  await press('Continue')
  choose('Integrity')
  await openElsewhere()
  expect(screen.getByLabelText<HTMLInputElement>('Integrity').checked).toBe(true)
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('11-50 people').checked).toBe(true)
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('Energy').checked).toBe(true)
  await press('Back')
  expect(box().value).toBe('y'.repeat(600))
})

test('what is typed is sent 600 ms after the last key, and when a field is left', async () => {
  await open()
  describe('a')
  await wait(599)
  describe('ab')
  await wait(599)
  expect(descriptions()).toEqual([])
  await wait(1)
  expect(descriptions()).toEqual(['ab'])
  describe('abc')
  fireEvent.blur(box())
  await wait(0)
  expect(descriptions()).toEqual(['ab', 'abc'])
})

test('a page that is left sends what has not arrived, in a way that outlives it', async () => {
  await open()
  describe('abc')
  const fetching = vi.fn(fetch)
  vi.stubGlobal('fetch', fetching)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(fetching.mock.calls.map(([address, how]) => [address, how?.keepalive])).toEqual([
    ['/api/users/onboarding/draft', true],
  ])
  await wait(0)
  expect(kept.draft?.companyDescription).toBe('abc')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('saving never disturbs typing', async () => {
  let arrive = () => {}
  api.on(saveOnboardingDraftEndpoint, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { savedAt: '2026-11-21T10:00:01.000Z', version: 1, replaced: false }
  })
  await open()
  box().focus()
  describe('first')
  await wait(600)
  describe('first and second')
  arrive()
  await wait(0)
  expect([box().value, document.activeElement]).toEqual(['first and second', box()])
  await wait(600)
  expect(descriptions()).toEqual(['first', 'first and second'])
})

test('a save that fails says nothing, keeps everything and is tried again', async () => {
  const before = toasts().length
  let fails = true
  const save = vi.fn((draft: OnboardingDraft) => {
    if (fails) throw new FakeFailure()
    return keep(draft)
  })
  api.on(saveOnboardingDraftEndpoint, save)
  await open()
  describe('abc')
  await wait(600)
  expect(save).toHaveBeenCalledTimes(1)
  await wait(4_999)
  fails = false
  expect(kept.draft).toBeNull()
  await wait(1)
  expect(kept.draft?.companyDescription).toBe('abc')
  expect(toasts().length).toBe(before)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that is gone tries once more and leaves the rest to its next opening', async () => {
  const save = vi.fn((_draft: OnboardingDraft) => {
    throw new FakeFailure()
  })
  api.on(saveOnboardingDraftEndpoint, save)
  await open()
  describe('abc')
  cleanup()
  await wait(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  await open()
  expect(box().value).toBe('abc')
})

test('of two copies the newest is opened', async () => {
  await open()
  describe('typed here')
  await wait(600)
  cleanup()
  const draft = { ...(kept.draft as OnboardingDraft), companyDescription: 'typed elsewhere since' }
  kept = { draft, savedAt: '2026-11-21T11:00:00.000Z', version: 2 }
  await open()
  expect(box().value).toBe('typed elsewhere since')

  // Typed here after that, without a connection.
  api.on(saveOnboardingDraftEndpoint, () => {
    throw new FakeFailure()
  })
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
  describe('typed here at last')
  cleanup()
  await open()
  expect(box().value).toBe('typed here at last')
})

test('logging out and in loses nothing, and another user of the browser sees nothing of it', async () => {
  await open()
  describe('abc')
  act(() => logout())
  cleanup()
  logIn('u2')
  await open()
  expect(box().value).toBe('')
  cleanup()
  logIn('u1')
  await open()
  expect(box().value).toBe('abc')
  await wait(600)
  expect(kept.draft?.companyDescription).toBe('abc')
})

test('without an answer nothing is written over: it can be asked again', async () => {
  api.on(getOnboardingDraftEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost')
  api.on(getOnboardingDraftEndpoint, () => kept)
  await press('Try again')
  expect(box().value).toBe('')
  expect(descriptions()).toEqual([])
})

test('what is being saved when the setup is sent comes to nothing afterwards', async () => {
  api.on(finishOnboardingEndpoint, () => ({ message: 'ok', onBoardingStatus: 'COMPLETED' as const }))
  await open()
  describe('x'.repeat(501))
  await press('Continue')
  choose('Technology')
  await press('Continue')
  choose('1000+ people')
  await press('Continue')
  choose('Integrity')
  const before = descriptions().length
  await press('Finish setup')
  await wait(10_000)
  expect(descriptions().length).toBe(before)
  expect(sessionStorage.length).toBe(0)
  expect(screen.getByText('Job offers')).toBeDefined()
})

test('a draft that another window has saved meanwhile is replaced, with a notice', async () => {
  await open()
  expect(screen.queryByText(/changed in another window/)).toBeNull()
  const elsewhere = { step: 0, fullName: '', companyDescription: 'elsewhere', companyValues: [] }
  keep({ ...elsewhere, industry: null, companySize: null })
  describe('typed here')
  await wait(600)
  expect(kept.draft?.companyDescription).toBe('typed here')
  expect(screen.getByText('This profile was changed in another window. Your version is kept.')).toBeDefined()
})
