// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayIn } from '#contract/texts/translator.ts'
import {
  notStarted,
  openInterview,
  page,
  pass,
  press,
  questions,
  reducedMotion,
  refused,
  said,
  siteConfig,
  speechOf,
  started,
  token,
} from '#testing/open-interview.tsx'
import { networkError } from '#ui/api/api-error.ts'
import { interviewPageHead } from './interview-page.tsx'

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const typing = () => screen.queryByText('The interviewer is writing…') !== null

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(false)
})
afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('§2.2.7-1 the first screen says what happens with the answers, and accepting starts the interview', async () => {
  const client = openInterview(notStarted)
  for (const text of [
    'An AI reads your answers',
    'What is stored, and for how long',
    'Typing and pasting are counted',
    'By starting you agree that an AI reads your answers, typing and pasting are counted, and this is stored as described here.',
    '3 questions',
    'About 10 minutes',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/kept for 24 months/)).toBeTruthy()
  const parts = [...document.querySelectorAll('details')]
  const agreed = screen.getByText(/^By starting you agree/)
  const comesBefore = (part: Element) =>
    (part.compareDocumentPosition(agreed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(
    parts.map((part) => [part.querySelector('summary')?.textContent, comesBefore(part), part.open]),
  ).toEqual([
    ['An AI reads your answers', true, true],
    ['What is stored, and for how long', true, true],
    ['Typing and pasting are counted', true, true],
    ['Your own words count', true, false],
    ['Everything is saved as you type', true, false],
    ['Would you rather talk to a person?', true, false],
  ])
  await press('I agree, start the interview')
  expect(client.start).toHaveBeenCalledExactlyOnceWith(token, '2026-11')
  expect(said()).toHaveLength(1)
})

test.each([
  ['before the start', notStarted],
  ['during the chat', started],
])('%s Privacy opens in a new tab, so that nothing typed is lost', (_, state) => {
  openInterview(state)
  const link = screen.getByRole('link', { name: 'Privacy (opens in a new tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/Privacy?lang=en', '_blank'])
})

test('§2.2.7-2 welcome, a pause, typing, the first question; then each answer brings the next', async () => {
  const client = openInterview(notStarted)
  await press('I agree, start the interview')
  expect(said()[0]).toContain('Welcome, Amira!')
  await pass(990)
  expect(typing()).toBe(false)
  await pass(20)
  expect(typing()).toBe(true)
  await pass(1980)
  expect(said()).toHaveLength(1)
  await pass(20)
  expect(said()[1]).toContain(questions[0])
  expect(screen.getAllByText('Question 1 of 3')[0]).toBeTruthy()
  type(' I like it. ')
  await press('Send the answer')
  expect(client.saveAnswer).toHaveBeenCalledExactlyOnceWith(token, 0, 'I like it.', expect.anything())
  expect(box().value).toBe('')
  expect(said()).toHaveLength(3)
  await pass(1490)
  expect(said()).toHaveLength(3)
  await pass(1010)
  expect(said()[3]).toContain(questions[1])
  expect(screen.getAllByText('Question 2 of 3')[0]).toBeTruthy()
})

test('§2.2.7-2 people who ask for reduced motion wait for nothing', async () => {
  reducedMotion(true)
  openInterview(notStarted)
  await press('I agree, start the interview')
  expect(said()).toHaveLength(2)
  type('Yes')
  await press('Send the answer')
  expect(said()).toHaveLength(4)
})

test('§2.2.7-3 an empty answer cannot be sent, nor one before its question is there', async () => {
  const client = openInterview(started)
  type('   ')
  await press('Send the answer')
  expect(client.saveAnswer).not.toHaveBeenCalled()
  type('One')
  await press('Send the answer')
  type('Two')
  await press('Please wait for the question')
  expect(client.saveAnswer).toHaveBeenCalledOnce()
})

test('§2.2.7-7 a reload continues where it stopped, at once, with the unsent text', () => {
  openInterview({ ...started, answers: ['One', null, null], drafts: ['', 'I once', ''] })
  expect(
    said()
      .slice(1)
      .map((text) => text?.replace(/^\w+: /, '')),
  ).toEqual([questions[0], 'OneEdit', questions[1]])
  expect(typing()).toBe(false)
  expect(box().value).toBe('I once')
})

test('§2.2.7-7 unsent text is saved shortly after the last key, and again until it is safe', async () => {
  const client = openInterview(started)
  client.saveDraft.mockRejectedValueOnce(networkError())
  type('Be')
  await pass(500)
  type('Because')
  await pass(500)
  expect(client.saveDraft).not.toHaveBeenCalled()
  await pass(400)
  expect(client.saveDraft).toHaveBeenCalledExactlyOnceWith(token, 0, 'Because', {
    followUp: false,
    revision: 0,
  })
  expect(
    screen.getByText('You are offline. Your text stays here and is saved as soon as the connection is back.'),
  ).toBeTruthy()
  expect(screen.queryByText('Saved as you type.', { exact: false })).toBeNull()
  expect(screen.getByText('Enter sends, Shift+Enter starts a new line.')).toBeTruthy()
  await pass(5000)
  expect(client.saveDraft).toHaveBeenCalledTimes(2)
  expect(
    screen.queryByText(
      'You are offline. Your text stays here and is saved as soon as the connection is back.',
    ),
  ).toBeNull()
  expect(screen.getByText('Saved as you type.', { exact: false })).toBeTruthy()
})

test('§2.2.7-7 an answer that did not arrive stays, and is sent again by itself', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(networkError())
  type('Because')
  await press('Send the answer')
  expect(box().value).toBe('Because')
  expect(
    screen.getByText('Your answer has not been sent yet. It is still here, and we keep trying.'),
  ).toBeTruthy()
  await pass(2000)
  expect(box().value).toBe('Because')
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(client.saveAnswer).toHaveBeenCalledTimes(3)
  expect(box().value).toBe('')
  expect(said().at(-1)).toContain('Because')
})

test('typing on ends the retries', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockRejectedValueOnce(networkError())
  type('Because')
  await press('Send the answer')
  type('Because I can')
  expect(screen.queryByText(/Your answer has not been sent yet/)).toBeNull()
  await pass(20_000)
  expect(client.saveAnswer).toHaveBeenCalledOnce()
  await press('Send the answer')
  expect(client.saveAnswer).toHaveBeenLastCalledWith(token, 0, 'Because I can', expect.anything())
})

test('counts what was typed, pasted and deleted, and the time', async () => {
  const client = openInterview(started)
  const input = (value: string, inputType: string) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), value)
    fireEvent(box(), new InputEvent('input', { inputType, bubbles: true }))
  }
  input('ab', 'insertText')
  input('ab pasted', 'insertFromPaste')
  input('ab paste', 'deleteContentBackward')
  await pass(7000)
  await press('Send the answer')
  expect(client.saveAnswer.mock.calls[0]?.[3].counters).toEqual({
    typedCharacters: 2,
    pastedCharacters: 7,
    pastes: 1,
    deletions: 1,
    seconds: 7,
    insertions: 1,
    largestInsertion: 2,
    largestPaste: 7,
    restoredCharacters: 0,
  })
})

test('takes a sentence moved within the answer for no paste', async () => {
  const client = openInterview(started)
  const input = (value: string, inputType: string, caret: number) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), value)
    box().setSelectionRange(caret, caret)
    fireEvent(box(), new InputEvent('input', { inputType, bubbles: true }))
  }
  input('Second. First. ', 'insertText', 15)
  box().setSelectionRange(8, 15)
  fireEvent.cut(box())
  input('Second. ', 'deleteByCut', 8)
  input('First. Second. ', 'insertFromPaste', 7)
  await press('Send the answer')
  expect(client.saveAnswer.mock.calls[0]?.[3].counters).toMatchObject({
    pastes: 0,
    pastedCharacters: 0,
    deletions: 1,
  })
})

test('counts a draft from before the page was loaded as neither typed nor pasted', async () => {
  const client = openInterview({ ...started, drafts: ['Half an answer', ...started.drafts.slice(1)] })
  await press('Send the answer')
  expect(client.saveAnswer.mock.calls[0]?.[3].counters).toMatchObject({
    restoredCharacters: 14,
    typedCharacters: 0,
    pastedCharacters: 0,
  })
})

test('an interview still being prepared says so and starts by itself', async () => {
  const client = openInterview(notStarted)
  client.start.mockRejectedValueOnce(refused('INTERVIEW_NOT_READY'))
  await press('I agree, start the interview')
  expect(
    screen.getByText(
      'Your interview is still being prepared. It will start automatically in a moment; you can leave this page open.',
    ),
  ).toBeTruthy()
  await pass(5000)
  expect(said()[0]).toContain('Welcome')
})

test('one who completed elsewhere is thanked', async () => {
  openInterview({ ...started, status: 'completed', questions: [] })
  expect(screen.getByRole('heading', { name: 'Thank you, Amira!' })).toBeTruthy()
})

test.each([
  ['fr', 'Français', 'Votre réponse'],
  ['en', 'English', 'Your answer'],
  ['de', 'Deutsch', 'Ihre Antwort'],
  ['es', 'Spanish', 'Su respuesta'],
] as const)('§2.2.7-6 in %s the HTML is in that language and carries no style', (code, name, label) => {
  const data = { ...started, interviewLanguage: name }
  const { language, translations } = speechOf(data)
  expect(language).toBe(code)
  expect(interviewPageHead(data, siteConfig, sayIn(translations)).noindex).toBe(true)
  const html = renderToString(page(data))
  expect(html).toContain(label)
  expect(html).not.toContain('style=')
})

test('§2.2.7-6 §apply-1 in Arabic the interface is Arabic and the questions stay in the language of the interview', () => {
  const html = renderToString(page({ ...started, interviewLanguage: 'Français' }, undefined, 'ar'))
  expect(html).toContain('إجابتك')
  expect(html).toContain('السؤال 1 من 3')
  expect(html).toContain('<span lang="fr">Why this job?</span>')
  expect(renderToString(page({ ...notStarted, questionCount: 2 }, undefined, 'ar'))).toContain('سؤالان')
})
