// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openInterview, pass, press, questions, reducedMotion, started } from '#testing/open-interview.tsx'
import { networkError } from '#ui/api/api-error.ts'

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const elsewhere = { ...started, answers: ['Said on the laptop', null, null], drafts: ['', 'Begun there', ''] }

let visibility: DocumentVisibilityState
function look(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(true)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('who writes without a pause is saved all the same', async () => {
  const { saveDraft } = openInterview(started)
  for (let at = 1; at <= 20; at++) {
    type('a'.repeat(at))
    await pass(300)
  }
  expect(saveDraft.mock.calls.length).toBeGreaterThanOrEqual(1)
  await pass(1000)
  expect(saveDraft.mock.lastCall?.[2]).toBe('a'.repeat(20))
})

test('the last words are saved when the page is left, even while earlier ones are on their way', async () => {
  const { saveDraft } = openInterview(started)
  saveDraft.mockImplementation(() => new Promise(() => {}))
  type('First')
  await pass(900)
  type('First and last')
  window.dispatchEvent(new Event('pagehide'))
  expect(saveDraft.mock.calls.map(([, , text]) => text)).toEqual(['First', 'First and last'])
})

test('§2.2.7-7 looked at again the page shows what was said elsewhere meanwhile', async () => {
  const { read, saveAnswer } = openInterview(started)
  read.mockResolvedValue(elsewhere)
  look('hidden')
  look('visible')
  await pass(10)
  expect(screen.getByText('Said on the laptop')).toBeTruthy()
  expect(screen.getAllByText(questions[1] ?? '').length).toBeGreaterThan(0)
  expect(box().value).toBe('Begun there')
  await press('Send the answer')
  expect(saveAnswer.mock.lastCall?.slice(1, 3)).toEqual([1, 'Begun there'])
})

test('after a switch of language the page asks for the words that were on their way', () => {
  expect(openInterview(started).read).not.toHaveBeenCalled()
  cleanup()
  window.history.replaceState(null, '', '?lang=fr')
  const { read } = openInterview(started)
  window.history.replaceState(null, '', '/')
  expect(read).toHaveBeenCalledTimes(1)
})

test('completed elsewhere the page thanks', async () => {
  const { read } = openInterview(started)
  read.mockResolvedValue({ ...started, status: 'completed', questions: [], answers: [], drafts: [] })
  look('visible')
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Thank you, Amira!' })).toBeTruthy()
})

/** A reading of the interview that is under way until the test answers it. */
function slowRead(read: ReturnType<typeof openInterview>['read']) {
  let answer = (_: typeof elsewhere) => {}
  read.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  return (state: typeof elsewhere) => answer(state)
}

test('what is typed or sent meanwhile wins over what was read', async () => {
  const { read, saveDraft } = openInterview(started)
  const answer = slowRead(read)
  look('visible')
  type('Mine')
  answer(elsewhere)
  await pass(10)
  expect(box().value).toBe('Mine')
  saveDraft.mockImplementation(() => new Promise(() => {}))
  type('Mine still')
  read.mockClear()
  look('visible')
  expect(read).not.toHaveBeenCalled()
})

test('§2.2.7-7 what was typed and saved while it was read stays', async () => {
  const { read, saveDraft } = openInterview(started)
  const answer = slowRead(read)
  look('visible')
  type('Mine')
  await pass(1000)
  expect(saveDraft).toHaveBeenCalledTimes(1)
  answer(elsewhere)
  await pass(10)
  expect(box().value).toBe('Mine')
})

test('loaded again the page asks for words that were on their way, opened it asks nothing', async () => {
  const { read } = openInterview(started)
  expect(read).not.toHaveBeenCalled()
  cleanup()
  const entries = [{ type: 'reload' }] as unknown as PerformanceEntryList
  vi.stubGlobal('performance', Object.assign(performance, { getEntriesByType: () => entries }))
  const again = openInterview({ ...started, drafts: ['Half', '', ''] })
  await pass(10)
  expect(again.read).toHaveBeenCalledTimes(1)
})

test('the browser asks before a page with an answer that did not arrive is left', async () => {
  const { saveAnswer } = openInterview(started)
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  saveAnswer.mockRejectedValueOnce(networkError())
  type('Because')
  await press('Send the answer')
  expect(leave()).toBe(false)
  await pass(2000)
  expect(leave()).toBe(true)
})
