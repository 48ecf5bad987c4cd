// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { type DoneSteps, getFirstStepsEndpoint } from '../contract/first-steps.ts'
import { FirstSteps } from './first-steps.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(newestJobId: string | null, done: DoneSteps = { questions: false, link: false }) {
  api.on(getFirstStepsEndpoint, () => done)
  showPage({ '/': <FirstSteps newestJobId={newestJobId} /> }, '/')
  return (await screen.findByRole('heading')).textContent
}
const current = () => document.querySelector('[aria-current=step]')?.textContent ?? ''

test('a new company is led to its first job', async () => {
  expect(await show(null)).toBe('To your first candidate: 1 of 5 done')
  expect(current()).toContain('Post your first job')
  expect(screen.getByRole('link', { name: 'Post your first job' }).getAttribute('href')).toBe('/CreateJob')
  expect(screen.queryByRole('link', { name: 'Share the link' })).toBeNull()
})

test('then to its questions and to its link, until somebody of the company has done both', async () => {
  expect(await show('1')).toBe('To your first candidate: 2 of 5 done')
  expect(screen.getByRole('link', { name: 'Read the questions' }).getAttribute('href')).toBe(
    '/Jobs/1?tab=questions',
  )
  cleanup()
  expect(await show('1', { questions: true, link: true })).toBe('To your first candidate: 4 of 5 done')
  expect(current()).toContain('Read the first answers')
})

test('what is done is not known: the steps stand there, open', async () => {
  api.on(getFirstStepsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  showPage({ '/': <FirstSteps newestJobId="1" /> }, '/')
  expect((await screen.findByRole('heading')).textContent).toBe('To your first candidate: 2 of 5 done')
})
