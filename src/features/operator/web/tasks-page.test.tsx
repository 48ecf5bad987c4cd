// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { listFailedTasks, retryTask } from '../contract.ts'
import { taskWords } from './task-words.ts'
import { TasksPage } from './tasks-page.tsx'

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
  showPage({ '/Operator/tasks': <TasksPage /> })
  await wait(1)
}

test('a task stands with its name in words, its reason and its ids; tried again, the list is asked for again', async () => {
  api.on(listFailedTasks, () => ({ content: [task], last: true }))
  api.on(retryTask, () => undefined)
  await open()
  const card = screen.getByRole('article')
  for (const words of [
    'Assess a completed interview',
    'ModelUnavailable',
    'candidateId',
    task.payload.candidateId,
  ])
    expect(card.textContent).toContain(words)
  api.on(listFailedTasks, () => ({ content: [], last: true }))
  await press('Try again: Assess a completed interview')
  await wait(1)
  expect(api.askedOf(retryTask)).toEqual([`/api/operator/tasks/${task.id}/retry`])
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'The task is back in the queue.' })
  expect(screen.getByText('No task gave up')).toBeDefined()
})

test('a list asked for again in vain stays, and says that it may be old', async () => {
  api.on(listFailedTasks, () => ({ content: [task], last: true }))
  api.on(retryTask, () => undefined)
  await open()
  api.on(listFailedTasks, () => {
    throw new FakeFailure()
  })
  await press('Try again: Assess a completed interview')
  await wait(1)
  expect(screen.getByRole('article')).toBeDefined()
  expect(screen.getByText('This may have changed since')).toBeDefined()
})

test('each task has words of its own', () => {
  const source = join(import.meta.dirname, '../../..')
  const names = globSync('{features,platform}/**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/defineTask\(\{\s*name: '([a-z]+\.[a-z-]+)'/g)])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !Object.hasOwn(taskWords, name))).toEqual([])
})
