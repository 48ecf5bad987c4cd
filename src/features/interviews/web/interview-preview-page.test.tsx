// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSettings } from '#features/company/contract.ts'
import { type JobInterview, readJobInterview } from '#features/jobs/contract/interview.ts'
import { readJob } from '#features/jobs/contract.ts'
import { aJobInterview } from '#testing/builders/a-job-interview.ts'
import { aListedJob, idOf, now } from '#testing/builders/a-listed-job.ts'
import { press } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { InterviewPreviewPage } from './interview-preview-page.tsx'
import { texts as french } from './texts-fr.ts'

let api: ReturnType<typeof fakeApi>
let kept: JobInterview
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  kept = aJobInterview(['Un ?', 'Deux ?', 'Trois ?'], { language: 'Français' })
  api = fakeApi()
  api.on(readJob, () => aListedJob())
  api.on(readJobInterview, () => kept)
  api.on(getSettings, () => ({ name: 'Atlas' }) as never)
  const ask = fetch
  asked = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`)
    return ask(address, init)
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open() {
  showPage({ '/InterviewPreview/:jobId': <InterviewPreviewPage /> }, `/InterviewPreview/${idOf(1)}`)
  await pass(1)
  await vi.waitFor(() => expect(screen.queryByText('Loading the preview…')).toBeNull())
  await pass(1)
}

test('goes through the whole interview in its language, and sends nothing', async () => {
  await open()
  const frame = screen.getByRole('region', { name: 'The interview as candidates see it' })
  expect(frame.getAttribute('lang')).toBe('fr')
  expect(screen.getByText('Before the interview: what candidates are told')).toBeTruthy()
  expect(screen.getByText(french.hello('[Prénom]'))).toBeTruthy()
  expect(screen.getByText(french.invited('Atlas'))).toBeTruthy()
  await press('Next step')
  expect(screen.getByText('Question 1 of 3')).toBeTruthy()
  expect(screen.getAllByText('Un ?').length).toBeGreaterThan(0)
  expect(screen.queryByText('Deux ?')).toBeNull()
  await press('Next step')
  expect(screen.getByText('Deux ?')).toBeTruthy()
  await press('Next step')
  await press('Next step')
  expect(screen.getByText('After the questions: the CV')).toBeTruthy()
  expect(screen.getByText(french.cvHint)).toBeTruthy()
  await press('Next step')
  expect(screen.getByText(french.thanksTitle('[Prénom]'))).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next step' }).getAttribute('aria-disabled')).toBe('true')
  await press('Previous step')
  expect(screen.getByText(french.cvHint)).toBeTruthy()
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
})

test('can be answered like the real one; still nothing is sent', async () => {
  await open()
  await press(french.accept)
  await pass(10)
  fireEvent.change(screen.getByLabelText(french.answerLabel), { target: { value: 'Ma réponse' } })
  await press(french.send)
  await pass(5_000)
  expect(screen.getByText('Ma réponse')).toBeTruthy()
  expect(screen.getAllByText('Deux ?').length).toBeGreaterThan(0)
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
})

test('waits for questions that are being written', async () => {
  const ready = kept
  kept = { ...kept, state: 'preparing', questions: [] }
  await open()
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  kept = ready
  await pass(2100)
  await pass(1)
  expect(screen.getByText(french.hello('[Prénom]'))).toBeTruthy()
})

test('a job that is not ours says so', async () => {
  api.on(readJobInterview, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  await open()
  expect(screen.getByText('This job offer does not exist.')).toBeTruthy()
})
