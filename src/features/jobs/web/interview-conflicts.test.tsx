// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setRole } from '#features/accounts/web/use-session.ts'
import { aJobInterview } from '#testing/builders/a-job-interview.ts'
import { press } from '#testing/drive-page.ts'
import {
  endInterviewPage,
  interviewPage,
  openInterviewPage,
  pass,
  questionField,
  questionFields,
  refuses,
  shownQuestions,
  writeQuestion,
} from '#testing/interview-page.tsx'
import { changeJobInterview, suggestQuestion } from '../contract/interview.ts'

let page: ReturnType<typeof interviewPage>
let api: typeof page.api
let server: typeof page.server
beforeEach(() => {
  page = interviewPage()
  ;({ api, server } = page)
})
afterEach(endInterviewPage)

test('changed by somebody else: what is typed stays, the present is shown, and either is taken', async () => {
  api.on(changeJobInterview, () =>
    refuses('INTERVIEW_CHANGED', 'The questions were changed meanwhile. Look at them as they are now.'),
  )
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  server.kept = aJobInterview(['One?', 'Two of theirs?', 'Three?', 'Four?'], { version: 4 })
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText('Somebody changed these questions meanwhile')).toBeTruthy()
  expect(screen.getByText('Two of theirs?')).toBeTruthy()
  expect(shownQuestions()[0]).toBe('Mine?')
  page.saves()
  await press('Go on with mine')
  expect(document.activeElement).toBe(questionField(1))
  expect(screen.queryByText(/^Not saved:/)).toBeNull()
  await press('Save the questions')
  await pass()
  expect(api.sentTo(changeJobInterview).at(-1)).toEqual({
    version: 4,
    questions: [
      { text: 'Mine?', from: 0, competency: 'mindset' },
      { text: 'Two of theirs?', from: 1, competency: 'mindset' },
      { text: 'Three?', from: 2, competency: 'mindset' },
      { text: 'Four?', from: 3, competency: 'mindset' },
    ],
  })
})

test('locked: the reason is said, nothing can be changed, and what was typed too late is still there', async () => {
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  api.on(changeJobInterview, () => refuses('INTERVIEW_LOCKED', 'Already started.'))
  server.kept = { ...server.kept, lockedAt: '2026-11-20T10:00:00.000Z' }
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText('These questions stay as they are')).toBeTruthy()
  expect(screen.getByText(/started on 20 November 2026/)).toBeTruthy()
  expect(questionFields()).toEqual([])
  expect(screen.getByText('Mine?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Write all anew|Add a question/ })).toBeNull()
  expect(document.activeElement?.textContent).toContain('These questions stay as they are')
})

test('a VIEWER reads the questions', async () => {
  await openInterviewPage('VIEWER')
  expect(screen.getByText('One?')).toBeTruthy()
  expect(questionFields()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('another question takes the place of one; each click asks for yet another, and it can be put back', async () => {
  api.on(suggestQuestion, ({ attempt }) => ({ text: `Other ${attempt}?`, competency: 'skills' as const }))
  await openInterviewPage()
  await press('Another question in place of question 2')
  await pass()
  await press('Another question in place of question 2')
  await pass()
  expect(api.sentTo(suggestQuestion)).toEqual([
    { at: 1, questions: ['One?', 'Two?', 'Three?', 'Four?'], attempt: 1 },
    { at: 1, questions: ['One?', 'Two?', 'Three?', 'Four?'], attempt: 2 },
  ])
  expect(shownQuestions()[1]).toBe('Other 2?')
  await press('Put back question 2 as it was')
  expect(shownQuestions()[1]).toBe('Two?')
})

test('questions that come back in one place are said to', async () => {
  const those = ['A?', 'B?']
  api.on(suggestQuestion, ({ attempt = 1 }) => ({
    text: those[(attempt - 1) % 2] ?? '',
    competency: 'skills' as const,
  }))
  await openInterviewPage()
  const again = () => screen.queryAllByText(/^You have seen all questions we have for this place/).length
  for (const [text, said] of [
    ['A?', 0],
    ['B?', 0],
    ['A?', 1],
  ] as const) {
    await press('Another question in place of question 2')
    await pass()
    expect([shownQuestions()[1], again()]).toEqual([text, said])
  }
  writeQuestion(2, 'Of my own?')
  expect(again()).toBe(0)
  await press('Another question in place of question 2')
  await pass()
  expect(api.sentTo(suggestQuestion).at(-1)).toMatchObject({
    questions: ['One?', 'Of my own?', 'Three?', 'Four?'],
    attempt: 1,
  })
})

test('whose role only reads from now on learns it at once, and what they typed is still there', async () => {
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  act(() => setRole('VIEWER'))
  await pass()
  expect(questionFields()).toEqual([])
  expect(document.activeElement?.textContent).toContain('Your role reads the questions')
  expect(screen.getByText('Mine?')).toBeTruthy()
  act(() => setRole('ADMIN'))
  await pass()
  expect(shownQuestions()[0]).toBe('Mine?')
})
