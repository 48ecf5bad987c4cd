// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { getTranscriptEndpoint } from '../contract/transcript.ts'
import { TranscriptPage } from './transcript-page.tsx'

let api: ReturnType<typeof fakeApi>
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockReturnValue(undefined)
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const id = '0d9c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e3f'
function open(address = `/InterViewChat/${id}`) {
  const page = <TranscriptPage />
  showPage(
    {
      '/InterViewChat/:id': page,
      '/InterViewChat': page,
      '/Dashboard': <p>The dashboard</p>,
      '/Dashboard/:jobId/:candidateId': <p>The scores</p>,
      '/Pricing': <p>The plans</p>,
    },
    address,
  )
}
const refuse = (status: number, code: string, message: string) =>
  api.on(getTranscriptEndpoint, () => {
    throw new FakeFailure(status, { code, message })
  })
const someone = {
  questions: ['Why?'],
  answers: ['Because.'],
  followUps: [null],
  candidateName: 'Amel Trabelsi',
  job: { id: '0d9c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e40' as JobId, title: 'Sales Manager' },
  completedAt: '2026-11-20T10:00:00.000Z',
}

test('§2.2.8-1 loads, shows the transcript under its title, and leads back to the dashboard', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  api.on(getTranscriptEndpoint, async () => {
    await waiting
    return someone
  })
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Candidate Interview' })).toBeTruthy()
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.getByText('Fetching interview in progress')).toBeTruthy()
  release()
  expect(await screen.findByText('Because.')).toBeTruthy()
  for (const text of ['Amel Trabelsi', 'Sales Manager', 'Completed on 20 Nov 2026'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(api.askedOf(getTranscriptEndpoint)).toEqual([`/api/chat/${id}`])
  fireEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }))
  expect(screen.getByText('The dashboard')).toBeTruthy()
})

test('§2.2.8-1 is found in any spelling', async () => {
  api.on(getTranscriptEndpoint, () => someone)
  open(`/interviewchat/${id}`)
  expect(await screen.findByText('Because.')).toBeTruthy()
})

test('it leads to the scores of the candidate', async () => {
  api.on(getTranscriptEndpoint, () => someone)
  open()
  fireEvent.click(await screen.findByRole('link', { name: 'Scores and evidence' }))
  expect(screen.getByText('The scores')).toBeTruthy()
})

test('§2.2.8-1 prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  api.on(getTranscriptEndpoint, () => someone)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('§2.2.8-2 says that nothing was answered yet', async () => {
  api.on(getTranscriptEndpoint, () => ({
    ...someone,
    questions: [],
    answers: [],
    followUps: [],
    completedAt: null,
  }))
  open()
  expect(await screen.findByRole('heading', { name: 'No answers available' })).toBeTruthy()
  expect(screen.getByText('This candidate has not yet answered the pre-screening questions.')).toBeTruthy()
  expect(screen.queryByText('End of automated interview')).toBeNull()
})

test('§2.2.8-5 §2.8-21 a 403 shows the server’s message and the way to the plans', async () => {
  const message = 'Viewing candidate interview responses needs the Enterprise plan.'
  refuse(403, 'PLAN_NEEDED', message)
  open()
  expect(await screen.findByRole('heading', { name: 'Restricted Access' })).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Upgrade' }))
  expect(screen.getByText('The plans')).toBeTruthy()
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ status: 403 })]])
})

test.each([
  [404, 404],
  [503, 503],
  [0, 500],
])('§2.2.8-5 §2.8-21 answer %s is a generic error with status %s and a retry', async (status, shown) => {
  refuse(status, 'UNAVAILABLE', 'x')
  open()
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy()
  expect(screen.getByText(`An error occurred while fetching data (${shown})`)).toBeTruthy()
  api.on(getTranscriptEndpoint, () => someone)
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ name: 'ApiError', status })]])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Because.')).toBeTruthy()
  expect(logged).toHaveBeenCalledOnce()
})

test('§2.8-21 without an id it says so, asks nothing and leads to the candidates', () => {
  open('/InterViewChat')
  expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy()
  expect(screen.getByText('Missing candidate id')).toBeTruthy()
  expect(api.askedOf(getTranscriptEndpoint)).toEqual([])
  expect(logged.mock.calls).toEqual([['Missing candidate id']])
  fireEvent.click(screen.getByRole('link', { name: 'Choose a candidate' }))
  expect(screen.getByText('The dashboard')).toBeTruthy()
})
