// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { type QuestionSet, readQuestionSetEndpoint } from '#features/question-sets/contract/question-set.ts'
import { aListedJob, idOf, now } from '#testing/builders/a-listed-job.ts'
import { aQuestionSet } from '#testing/builders/a-question-set.ts'
import { press } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { InterviewPreviewPage } from './interview-preview-page.tsx'

let api: ReturnType<typeof fakeApi>
let kept: QuestionSet
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('coarse') }))
  kept = aQuestionSet(['Un ?', 'Deux ?', 'Trois ?'], { language: 'Français' })
  api = fakeApi()
  api.on(readJobEndpoint, () => aListedJob())
  api.on(readQuestionSetEndpoint, () => kept)
  api.on(getSettingsEndpoint, () => ({ name: 'Atlas' }) as never)
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

/** It is fetched when it comes near. */
const cvStep = () =>
  vi.waitFor(async () => {
    await pass()
    expect(screen.getByText(/^PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum/)).toBeTruthy()
  })

test('§2.2.7-10 goes through the whole interview in its language, and sends nothing', async () => {
  await open()
  const frame = screen.getByRole('region', { name: 'The interview as candidates see it' })
  expect(frame.getAttribute('lang')).toBe('fr')
  expect(screen.getByText('Before the interview: information and consent')).toBeTruthy()
  expect(screen.getByText('Bonjour [Prénom]')).toBeTruthy()
  expect(screen.getByText('Atlas vous invite à un court entretien écrit.')).toBeTruthy()
  await press('Next step')
  expect(screen.getByText('Question 1 of 3')).toBeTruthy()
  expect(screen.getAllByText('Un ?').length).toBeGreaterThan(0)
  expect(screen.queryByText('Deux ?')).toBeNull()
  await press('Next step')
  expect(screen.getByText('Deux ?')).toBeTruthy()
  await press('Next step')
  await press('Next step')
  expect(screen.getByText('After the questions: the CV')).toBeTruthy()
  await cvStep()
  await press('Next step')
  expect(screen.getByText('Merci, [Prénom] !')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next step' }).getAttribute('aria-disabled')).toBe('true')
  await press('Previous step')
  await cvStep()
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
})

test('can be answered like the real one; still nothing is sent', async () => {
  await open()
  await press('J’accepte, commencer l’entretien')
  await pass(10)
  fireEvent.change(screen.getByLabelText('Votre réponse'), { target: { value: 'Ma réponse' } })
  await press('Envoyer la réponse')
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
  expect(screen.getByText('Bonjour [Prénom]')).toBeTruthy()
})

test('a job that is not ours says so', async () => {
  api.on(readQuestionSetEndpoint, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  await open()
  expect(screen.getByText('This job offer does not exist.')).toBeTruthy()
})
