// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { SessionId } from '#contract/ids.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '../contract/account.ts'
import { SessionsSection } from './sessions-section.tsx'

type ListedSession = AnswerOf<typeof listSessionsEndpoint>[number]

const now = Date.parse('2026-11-21T12:00:00.000Z')
const session = (id: string, changes: Partial<ListedSession> = {}): ListedSession => ({
  id: id as SessionId,
  device: 'Firefox on Windows',
  startedAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  current: false,
  ...changes,
})
const here = session('here', { device: 'Chrome on macOS', current: true })
const phone = session('phone', { device: 'Safari on iPhone', lastSeenAt: '2026-11-01T10:00:00.000Z' })
const unknown = session('unknown', { device: '' })

let api: ReturnType<typeof fakeApi>
let known: ListedSession[]

beforeEach(() => {
  vi.useFakeTimers({ now })
  api = fakeApi()
  known = [here, phone, unknown]
  api.on(listSessionsEndpoint, () => known)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  showPage({ '/Settings': <SessionsSection /> })
  await wait(1)
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '')
const onEnd = (answer: () => Promise<undefined>) =>
  api.on({ ...endSessionEndpoint, path: '/api/auth/sessions/phone' }, answer)
const nothing = {} as unknown as undefined

test('each session says its device, when it began and when it was last seen; this one cannot be ended here', async () => {
  await open()
  expect(rows()).toEqual([
    'Chrome on macOSThis deviceActive now · Logged in on 20 Nov 2026',
    'Safari on iPhoneLast seen on 1 Nov 2026 · Logged in on 20 Nov 2026Log out',
    'Unknown deviceLast seen 2 hours ago · Logged in on 20 Nov 2026Log out',
  ])
})

test('a session that is ended leaves the list when the server has ended it', async () => {
  let end = (): void => undefined
  onEnd(() => new Promise((resolve) => (end = () => resolve(nothing))))
  await open()
  await press('Log out Safari on iPhone')
  expect(rows()).toHaveLength(3)
  expect(toasts()).not.toContainEqual(expect.objectContaining({ tone: 'success' }))
  known = [here, unknown]
  end()
  await wait(1)
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'Safari on iPhone is logged out.' })
  expect(rows()).toHaveLength(2)
})

test('a session that could not be ended stays listed, with the reason in a toast', async () => {
  await open()
  // Without a connection the list does not come again either.
  const offline = async () => {
    throw new FakeFailure()
  }
  onEnd(offline)
  api.on(listSessionsEndpoint, offline)
  await press('Log out Safari on iPhone')
  await wait(1)
  expect(toasts().at(-1)).toEqual({
    tone: 'error',
    message: 'We could not reach the server. Check your connection and try again.',
  })
  expect(rows()).toHaveLength(3)
})

test('all other sessions are ended at once', async () => {
  api.on(endOtherSessionsEndpoint, () => {
    known = [here]
    return nothing
  })
  await open()
  await press('Log out all other devices')
  await wait(1)
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'All other devices are logged out.' })
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('You are not logged in anywhere else.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
})

test('a list that did not come can be asked for again', async () => {
  api.on(listSessionsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('heading', { name: 'Your devices could not be loaded' })).toBeDefined()
  api.on(listSessionsEndpoint, () => known)
  await press('Try again')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(rows()).toHaveLength(3)
})
