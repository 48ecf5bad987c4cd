// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Highlight, Transcript } from './transcript.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.textContent)
  }
})
afterEach(() => {
  cleanup()
  scrolled.mockReset()
})

const questions = ['How do you plan a week?', 'What went wrong?']
const answers = ['I write a list. Then I sort it with the team.', 'A delivery was late.']
const list: Highlight = { id: 'list', answer: 0, start: 0, end: 15 }
const quoted = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('§2.2.8-3 §2.2.8-4 questions by the HR Assistant and answers by the candidate, in turn', () => {
  render(<Transcript questions={questions} answers={answers} />)
  const messages = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(messages).toEqual([
    `HR AssistantHR Assistant: ${questions[0]}`,
    `CandidateCandidate: ${answers[0]}`,
    `HR AssistantHR Assistant: ${questions[1]}`,
    `CandidateCandidate: ${answers[1]}`,
  ])
  expect(screen.getByText('Automated Interview')).toBeTruthy()
  expect(screen.getByText('2 exchanges')).toBeTruthy()
  expect(screen.getByText('End of automated interview')).toBeTruthy()
  expect(quoted()).toEqual([])
})

test('§2.2.8-4 half the messages, rounded up, are the exchanges', () => {
  render(<Transcript questions={['One?']} answers={[]} />)
  expect(screen.getByText('1 exchange')).toBeTruthy()
})

test('a follow-up stands between an answer and what was added to it, quotes in both', () => {
  const whole = 'I write a list.\n\nThen I sort it.'
  const followUps = [
    { question: 'What exactly did you do?', answer: 'Then I sort it.' },
    { question: 'What came of it?', answer: null },
  ]
  const sorted: Highlight = { id: 'sorted', answer: 0, start: 24, end: 31 }
  render(<Transcript {...{ questions, answers: [whole, 'Late.'], followUps, highlights: [list, sorted] }} />)
  const messages = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(messages.map((text) => text?.replace(/^.*: /, ''))).toEqual([
    questions[0],
    'I write a list.',
    'What exactly did you do?',
    'Then I sort it.',
    questions[1],
    'Late.',
    'What came of it?',
    'Not answered. Follow-up questions may be skipped.',
  ])
  expect(quoted()).toEqual(['I write a list.', 'sort it'])
})

test('a click or a key on a quote calls back with it', () => {
  const onHighlight = vi.fn()
  const late = { id: 'late', answer: 1, start: 2, end: 19 }
  render(<Transcript {...{ questions, answers, highlights: [list, late], onHighlight }} />)
  expect(quoted()).toEqual(['I write a list.', 'delivery was late'])
  fireEvent.click(screen.getByRole('button', { name: 'delivery was late' }))
  expect(onHighlight).toHaveBeenLastCalledWith('late')
  const first = screen.getByRole('button', { name: 'I write a list.' })
  for (const key of ['Enter', ' ']) fireEvent.keyDown(first, { key })
  fireEvent.keyDown(first, { key: 'Tab' })
  expect(onHighlight.mock.calls).toEqual([['late'], ['list'], ['list']])
})

test('quotes that overlap or leave the answer are cut where they begin and end', () => {
  const onHighlight = vi.fn()
  const highlights = [
    { id: 'long', answer: 0, start: 0, end: 999 },
    { id: 'short', answer: 0, start: 8, end: 14 },
  ]
  render(<Transcript {...{ questions, answers, highlights, onHighlight }} />)
  expect(quoted()).toEqual(['I write ', 'a list', '. Then I sort it with the team.'])
  fireEvent.click(screen.getByRole('button', { name: 'a list' }))
  expect(onHighlight).toHaveBeenLastCalledWith('short')
})

test('the shown quote is scrolled to and focused, again for a new request', () => {
  const given = { questions, answers, highlights: [list], onHighlight: () => undefined }
  const { rerender } = render(<Transcript {...given} />)
  expect(scrolled).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    rerender(<Transcript {...given} shown={{ id: 'list' }} />)
    expect(scrolled).toHaveBeenCalledTimes(times)
    expect(scrolled).toHaveBeenLastCalledWith('I write a list.')
    expect(document.activeElement?.textContent).toBe('I write a list.')
  }
})

test('text of a candidate is shown as text', () => {
  render(<Transcript questions={['Q?']} answers={['<img src=x onerror=alert(1)> & <b>']} />)
  expect(screen.getByText('<img src=x onerror=alert(1)> & <b>', { exact: false })).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})
