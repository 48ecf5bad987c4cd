// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setRole } from '#features/accounts/web/use-session.ts'
import { aQuestion, aQuestionSet } from '#testing/builders/a-question-set.ts'
import { press } from '#testing/drive-page.ts'
import {
  endQuestionSetPanel,
  openQuestionSetPanel,
  pass,
  questionFields,
  questionSetPanel,
  refuses,
  shownQuestions,
  writeQuestion,
} from '#testing/question-set-panel.tsx'
import { changeQuestionSetEndpoint, suggestQuestionEndpoint } from '../contract/question-set.ts'

const keyPoints = ['An example of their own.']
let page: ReturnType<typeof questionSetPanel>
let api: typeof page.api
let server: typeof page.server
beforeEach(() => {
  page = questionSetPanel()
  ;({ api, server } = page)
})
afterEach(endQuestionSetPanel)

test('§question-set-4 changed by somebody else: the current questions are shown, and what was typed can be copied', async () => {
  api.on(changeQuestionSetEndpoint, () =>
    refuses('QUESTIONS_CHANGED', 'Somebody else has changed these questions.'),
  )
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  server.kept = aQuestionSet(['One?', 'Two of theirs?', 'Three?', 'Four?'], { version: 4 })
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText(/^Somebody else changed these questions/)).toBeTruthy()
  expect(screen.getByText('Mine?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy my texts' })).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Somebody else changed these questions')
  expect(shownQuestions()).toEqual(['One?', 'Two of theirs?', 'Three?', 'Four?'])
  page.saves()
  writeQuestion(1, 'Mine?')
  await press('Save the questions')
  await pass()
  expect(api.sentTo(changeQuestionSetEndpoint).at(-1)).toEqual({
    version: 4,
    questions: [
      { text: 'Mine?', from: 0, competency: 'mindset', keyPoints },
      { text: 'Two of theirs?', from: 1, competency: 'mindset', keyPoints },
      { text: 'Three?', from: 2, competency: 'mindset', keyPoints },
      { text: 'Four?', from: 3, competency: 'mindset', keyPoints },
    ],
  })
  await press('Discard changes')
  expect(screen.queryByText(/^Somebody else changed these questions/)).toBeNull()
})

test('edits of a set that was changed before this tab was reloaded can be copied too', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  cleanup()
  server.kept = aQuestionSet(['One?', 'Two of theirs?', 'Three?', 'Four?'], { version: 4 })
  await openQuestionSetPanel()
  expect(screen.getByText('Mine?')).toBeTruthy()
  expect(shownQuestions()[0]).toBe('One?')
})

test('§question-set-2 locked: the reason is said, nothing can be changed, and what was typed too late is still there', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  api.on(changeQuestionSetEndpoint, () => refuses('QUESTIONS_LOCKED', 'Already started.'))
  server.kept = { ...server.kept, lockedAt: '2026-11-20T10:00:00.000Z' }
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText('These questions can no longer be changed')).toBeTruthy()
  expect(screen.getByText(/started on 20 November 2026/)).toBeTruthy()
  expect(questionFields()).toEqual([])
  expect(screen.getByText('Mine?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Rewrite all questions|Add a question/ })).toBeNull()
  expect(document.activeElement?.textContent).toContain('These questions can no longer be changed')
})

test('a VIEWER reads the questions', async () => {
  await openQuestionSetPanel('VIEWER')
  expect(screen.getByText('One?')).toBeTruthy()
  expect(questionFields()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('§question-set-3 another question takes the place of one; each click asks for yet another, and it can be put back', async () => {
  api.on(suggestQuestionEndpoint, ({ attempt }) => aQuestion(`Other ${attempt}?`))
  await openQuestionSetPanel()
  await press('Another question in place of question 2')
  await pass()
  await press('Another question in place of question 2')
  await pass()
  expect(api.sentTo(suggestQuestionEndpoint)).toEqual([
    { at: 1, questions: ['One?', 'Two?', 'Three?', 'Four?'], attempt: 1 },
    { at: 1, questions: ['One?', 'Two?', 'Three?', 'Four?'], attempt: 2 },
  ])
  expect(shownQuestions()[1]).toBe('Other 2?')
  await press('Undo the changes of question 2')
  expect(shownQuestions()[1]).toBe('Two?')
})

test('suggestions for a text of one’s own begin with the first', async () => {
  api.on(suggestQuestionEndpoint, ({ attempt }) => aQuestion(`Other ${attempt}?`))
  await openQuestionSetPanel()
  await press('Another question in place of question 2')
  await pass()
  writeQuestion(2, 'Of my own?')
  await press('Another question in place of question 2')
  await pass()
  expect(api.sentTo(suggestQuestionEndpoint).at(-1)).toMatchObject({
    questions: ['One?', 'Of my own?', 'Three?', 'Four?'],
    attempt: 1,
  })
})

test('whose role only reads from now on learns it at once, and what they typed is still there', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  act(() => setRole('VIEWER'))
  await pass()
  expect(questionFields()).toEqual([])
  expect(document.activeElement?.textContent).toContain('Your role can read the questions')
  expect(screen.getByText('Mine?')).toBeTruthy()
  act(() => setRole('ADMIN'))
  await pass()
  expect(shownQuestions()[0]).toBe('Mine?')
})
