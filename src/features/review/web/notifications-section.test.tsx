// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { getNotificationsEndpoint, setNotificationsEndpoint } from '../contract/notifications.ts'
import { NotificationsSection } from './notifications-section.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
  api.on(getNotificationsEndpoint, () => ({ completedInterviews: 'at-once' as const }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  showPage({ '/Settings': <NotificationsSection /> })
  await wait(0)
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a user chooses between at once, once a day and never', async () => {
  api.on(setNotificationsEndpoint, (body) => body)
  await open()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(radio(/^At once/).checked).toBe(true)
  fireEvent.click(radio(/^Once a day.*8 in the morning/))
  await press('Save notifications')
  expect(api.sentTo(setNotificationsEndpoint)).toEqual([{ completedInterviews: 'daily' }])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Your notifications are saved.' }])
  expect(radio(/^Once a day/).checked).toBe(true)
})

test('what cannot be saved or loaded says so', async () => {
  api.on(setNotificationsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something broke.' })
  })
  await open()
  fireEvent.click(radio(/^Never/))
  await press('Save notifications')
  expect(screen.getByText('Something broke.')).toBeDefined()
  expect(radio(/^Never/).checked).toBe(true)
  cleanup()

  api.on(getNotificationsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('heading', { name: 'Your notifications could not be loaded.' })).toBeDefined()
  api.on(getNotificationsEndpoint, () => ({ completedInterviews: 'off' as const }))
  await press('Try again')
  expect(radio(/^Never/).checked).toBe(true)
})
