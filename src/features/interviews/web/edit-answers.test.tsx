// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  answered,
  openInterview,
  pass,
  press,
  questions,
  reducedMotion,
  refused,
  said,
  started,
  token,
} from '#testing/open-interview.tsx'
import { networkError } from '#ui/api/api-error.ts'
import type { FollowUp, InterviewState } from '../contract/interviews.ts'

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const asked: FollowUp = {
  question: 'What exactly did you do?',
  answer: null,
  draft: '',
  skipped: false,
  revision: 0,
  counters: null,
}
const saves = [1, 0, 0].map((revision) => ({ revision, counters: null }))
const atFollowUp: InterviewState = {
  ...started,
  answers: ['One', null, null],
  saves,
  followUps: [asked, null, null],
}
const half: InterviewState = { ...started, answers: ['One', null, null], drafts: ['', 'Begun', ''], saves }

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a short answer may be followed by a question of its own, which is answered like any other', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockResolvedValueOnce({ revision: 1, followUp: asked })
  type('One')
  await press('Send the answer')
  expect(said().at(-1)).toBe('Interviewer: What exactly did you do?A follow-up question. You may skip it.')
  expect(screen.getAllByText('Question 1 of 3')[0]).toBeTruthy()
  type('I called them')
  await pass(1000)
  expect(client.saveDraft).toHaveBeenLastCalledWith(token, 0, 'I called them', {
    followUp: true,
    revision: 0,
  })
  await press('Send the answer')
  expect(client.saveFollowUp).toHaveBeenCalledExactlyOnceWith(token, 0, 'I called them', expect.anything())
  expect(said().slice(-2)).toEqual(['You: I called themEdit', `Interviewer: ${questions[1]}`])
  expect(screen.queryByRole('button', { name: 'Skip this question' })).toBeNull()
})

test('a skip that does not arrive is tried again, and the next question waits for it', async () => {
  const client = openInterview(atFollowUp)
  client.saveFollowUp.mockRejectedValueOnce(networkError())
  await press('Skip this question')
  expect(said().at(-1)).toContain('What exactly did you do?')
  await pass(3000)
  expect(client.saveFollowUp.mock.calls.map(([, index, text]) => [index, text])).toEqual([
    [0, null],
    [0, null],
  ])
  expect(said().slice(-2)).toEqual(['You: SkippedAnswer after all', `Interviewer: ${questions[1]}`])
})

test('an answer is changed in the box, and what was being written waits', async () => {
  const client = openInterview(half)
  await press('Edit your answer to question 1')
  expect(box().value).toBe('One')
  expect(document.activeElement).toBe(box())
  expect(screen.getByRole('region', { name: 'Question 1 of 3' }).textContent).toContain(questions[0])
  type('One and a half')
  await press('Save the change')
  expect(client.saveAnswer).toHaveBeenCalledExactlyOnceWith(
    token,
    0,
    'One and a half',
    expect.objectContaining({ revision: 1 }),
  )
  expect(screen.getByText('One and a half')).toBeTruthy()
  expect(box().value).toBe('Begun')
})

test('a change that is cancelled leaves the answer and its saved draft as they were', async () => {
  const client = openInterview(half)
  await press('Edit your answer to question 1')
  type('Nonsense')
  await pass(1000)
  await press('Cancel the change')
  await pass(1000)
  expect(client.saveDraft.mock.calls.map(([, index, text]) => [index, text])).toEqual([
    [0, 'Nonsense'],
    [0, ''],
  ])
  expect(screen.getByText('One')).toBeTruthy()
  expect(client.saveAnswer).not.toHaveBeenCalled()
})

test('a change that was typed before a reload is there again', () => {
  openInterview({ ...half, drafts: ['One, two', '', ''] })
  expect(box().value).toBe('One, two')
  expect(screen.getByRole('button', { name: 'Save the change' })).toBeTruthy()
})

test('what an edit counts comes on top of what was counted before', async () => {
  const counters = {
    pastedCharacters: 3,
    typedCharacters: 0,
    pastes: 1,
    deletions: 0,
    seconds: 9,
    insertions: 0,
    largestInsertion: 0,
    largestPaste: 3,
    restoredCharacters: 0,
  }
  const client = openInterview({ ...half, saves: [{ revision: 1, counters }, ...saves.slice(1)] })
  await press('Edit your answer to question 1')
  fireEvent.input(box(), { target: { value: 'One!' }, inputType: 'insertText' })
  await press('Save the change')
  expect(client.saveAnswer.mock.calls[0]?.[3].counters).toMatchObject({
    pastedCharacters: 3,
    typedCharacters: 1,
    largestPaste: 3,
    restoredCharacters: 0,
  })
})

test('an answer that was changed elsewhere is not overwritten unseen', async () => {
  const client = openInterview(started)
  const theirs = { ...started, answers: ['From the laptop', null, null], saves }
  client.saveAnswer.mockRejectedValueOnce(refused('ANSWER_CHANGED'))
  client.read.mockResolvedValue(theirs)
  type('From the phone')
  await press('Send the answer')
  expect(screen.getByText('From the laptop')).toBeTruthy()
  expect(box().value).toBe('From the phone')
  expect(screen.getByText(/This answer was changed in another window/)).toBeTruthy()
  await press('Save the change')
  expect(client.saveAnswer).toHaveBeenLastCalledWith(
    token,
    0,
    'From the phone',
    expect.objectContaining({ revision: 1 }),
  )
  expect(screen.queryByText('From the laptop')).toBeNull()
})

test('this page’s own answer, whose reply was lost, is no change from elsewhere', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockRejectedValueOnce(networkError())
  type('First')
  await press('Send the answer')
  type('First and more')
  client.saveAnswer.mockRejectedValueOnce(refused('ANSWER_CHANGED'))
  client.saveDraft.mockRejectedValue(refused('ANSWER_CHANGED'))
  client.read.mockResolvedValue({ ...started, answers: ['First', null, null], saves })
  await press('Send the answer')
  await pass(100)
  expect(client.saveAnswer.mock.calls.map(([, , text, { revision }]) => [text, revision])).toEqual([
    ['First', 0],
    ['First and more', 0],
    ['First and more', 1],
  ])
  expect(screen.queryByText(/This answer was changed in another window/)).toBeNull()
  expect(said().slice(-2)).toEqual(['You: First and moreEdit', `Interviewer: ${questions[1]}`])
})

test('before submitting all answers can be read once more, and changed', async () => {
  const skipped = { ...asked, skipped: true }
  const client = openInterview({ ...answered, followUps: [{ ...asked, answer: 'I called.' }, skipped, null] })
  await press('Read my answers once more')
  expect(document.activeElement?.textContent).toBe('Your answers')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    questions[0],
    'What exactly did you do?',
    questions[1],
    'What exactly did you do?',
    questions[2],
  ])
  for (const text of ['I called.', 'Skipped', 'Three']) expect(screen.getByText(text)).toBeTruthy()
  await press('Answer after all: the follow-up of question 2')
  type('I wrote to them')
  await press('Save the change')
  expect(client.saveFollowUp).toHaveBeenCalledExactlyOnceWith(token, 1, 'I wrote to them', expect.anything())
  expect(screen.getByText('I wrote to them')).toBeTruthy()
  expect(screen.queryByLabelText('Your answer')).toBeNull()
  await press('Back to the last step')
  expect(screen.getByText('Your CV')).toBeTruthy()
})
