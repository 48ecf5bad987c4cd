// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { listFailedTasksEndpoint, retryTaskEndpoint } from '../contract/console.ts'
import { TasksPage } from './failures-page.tsx'

const task = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'assessments.assess',
  failedAt: '2026-11-21T09:00:00.000Z',
  reason: 'ModelUnavailable',
  payload: { candidateId: '00000000-0000-4000-8000-000000000007' },
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function open() {
  showPage({ '/Admin/tasks': <TasksPage /> })
  await wait(1)
}

test('a task shows its name in words, its reason and its ids; tried again, the list is asked for again', async () => {
  api.on(listFailedTasksEndpoint, () => ({ content: [task], last: true }))
  api.on(retryTaskEndpoint, () => undefined)
  await open()
  const card = screen.getByRole('article')
  for (const words of ['Assessments: assess', 'ModelUnavailable', 'candidateId', task.payload.candidateId])
    expect(card.textContent).toContain(words)
  api.on(listFailedTasksEndpoint, () => ({ content: [], last: true }))
  await press('Try again: Assessments: assess')
  await wait(1)
  expect(api.askedOf(retryTaskEndpoint)).toEqual([`/api/admin/tasks/${task.id}/retry`])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'The task is back in the queue.' })
  expect(screen.getByText('No failed tasks')).toBeDefined()
})

test('a list asked for again in vain stays, and says that it may be old', async () => {
  api.on(listFailedTasksEndpoint, () => ({ content: [task], last: true }))
  api.on(retryTaskEndpoint, () => undefined)
  await open()
  api.on(listFailedTasksEndpoint, () => {
    throw new FakeFailure()
  })
  await press('Try again: Assessments: assess')
  await wait(1)
  expect(screen.getByRole('article')).toBeDefined()
  expect(screen.getByText('This may have changed since')).toBeDefined()
})
