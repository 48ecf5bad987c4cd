// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aQuestionSet } from '#testing/builders/a-question-set.ts'
import { press, toasts } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  endQuestionSetPanel,
  openQuestionSetPanel,
  pass,
  questionField,
  questionSetPanel,
  shownQuestions,
  writeQuestion,
} from '#testing/question-set-panel.tsx'
import {
  changeQuestionSetEndpoint,
  checkQuestionsEndpoint,
  readQuestionSetEndpoint,
  rewriteQuestionSetEndpoint,
} from '../contract/question-set.ts'

const keyPoints = ['An example of their own.']
let page: ReturnType<typeof questionSetPanel>
let api: typeof page.api
let server: typeof page.server
beforeEach(() => {
  page = questionSetPanel()
  ;({ api, server } = page)
})
afterEach(endQuestionSetPanel)

test('§question-set-2 shows each question with how its answers are read', async () => {
  await openQuestionSetPanel()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your 4 questions')
  expect(screen.getByText('About 12 minutes · English')).toBeTruthy()
  expect(shownQuestions()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect(screen.getAllByText('What a good answer shows')).toHaveLength(4)
  for (const text of [
    'An example of their own.',
    'Only general words.',
    '0 points',
    '100 points',
    'Excellent',
  ])
    expect(screen.getAllByText(text), text).toHaveLength(4)
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the questions' })).toBeNull()
})

test('§question-set-2 texts, order, removed and added questions are saved at once; the minutes follow', async () => {
  page.saves()
  await openQuestionSetPanel()
  writeQuestion(1, 'One, in other words?')
  await press('Move question 4 up')
  expect(shownQuestions()).toEqual(['One, in other words?', 'Two?', 'Four?', 'Three?'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 3 up')
  expect(screen.getByText('The question is now number 3 of 4.').getAttribute('role')).toBe('status')
  await press('Remove question 2')
  await press('Add a question')
  expect(document.activeElement).toBe(questionField(4))
  writeQuestion(4, 'Five?')
  fireEvent.change(screen.getAllByLabelText('Measures')[1] as HTMLElement, { target: { value: 'skills' } })
  await press('Save the questions')
  await pass()
  expect(api.sentTo(changeQuestionSetEndpoint)).toEqual([
    {
      version: 3,
      questions: [
        { text: 'One, in other words?', from: 0, competency: 'mindset', keyPoints },
        { text: 'Four?', from: 3, competency: 'mindset', keyPoints },
        { text: 'Three?', from: 2, competency: 'mindset', keyPoints },
        { text: 'Five?', from: null, competency: 'skills', keyPoints: [] },
      ],
    },
  ])
  expect(toasts()).toContainEqual({ tone: 'success', message: 'The questions are saved.' })
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test('a dropped question can be taken back until the set is saved; three have to stay', async () => {
  await openQuestionSetPanel()
  await press('Remove question 2')
  expect(shownQuestions()).toEqual(['One?', 'Three?', 'Four?'])
  const last = screen.getByRole('button', { name: /^Remove question 1/ })
  expect(last.getAttribute('aria-disabled')).toBe('true')
  expect(last.textContent).toContain('An interview needs at least 3 questions.')
  await press('Restore the question: Two?')
  expect(shownQuestions()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
})

test('an empty question is not saved, says so, and has the focus', async () => {
  await openQuestionSetPanel()
  writeQuestion(2, '  ')
  await press('Save the questions')
  expect(screen.getByText('Please write the question, or drop it.')).toBeTruthy()
  expect(document.activeElement).toBe(questionField(2))
  expect(questionField(2).getAttribute('aria-invalid')).toBe('true')
  expect(api.sentTo(changeQuestionSetEndpoint)).toEqual([])
})

test('§question-set-11 problems of a question appear while it is typed, the unlawful ones first', async () => {
  api.on(checkQuestionsEndpoint, ({ questions }) => ({
    problems: questions.map(() => [
      { kind: 'style' as const, message: 'It can be answered with yes.' },
      { kind: 'protected' as const, message: 'It asks about family plans.' },
    ]),
  }))
  await openQuestionSetPanel()
  writeQuestion(1, 'Do')
  await pass(400)
  writeQuestion(1, 'Do you plan a family?')
  expect(api.sentTo(checkQuestionsEndpoint)).toEqual([])
  await pass(500)
  expect(api.sentTo(checkQuestionsEndpoint)).toEqual([{ questions: ['Do you plan a family?'] }])
  const titles = screen
    .getAllByText(/^(Asking this may be|This question could)/)
    .map((title) => title.textContent)
  expect(titles).toEqual(['Asking this may be unlawful', 'This question could be stronger'])
  expect(screen.getByText('It asks about family plans.')).toBeTruthy()
})

test('§question-set-3 rewriting all asks first, says that edits are lost, and ends by itself', async () => {
  api.on(rewriteQuestionSetEndpoint, () => {
    server.kept = { ...server.kept, state: 'preparing', questions: [] }
    return server.kept
  })
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  await press('Rewrite all questions')
  const dialog = screen.getByRole('dialog', { name: 'Rewrite all questions?' })
  expect(dialog.textContent).toContain('with everything you edited, added or removed')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rewrite all questions' }))
  await pass()
  await pass()
  expect(api.sentTo(rewriteQuestionSetEndpoint)).toEqual([{ version: 3 }])
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Preparing interview…')
  server.kept = aQuestionSet(['New one?', 'New two?', 'New three?'], { version: 4 })
  await pass(2100)
  expect(shownQuestions()).toEqual(['New one?', 'New two?', 'New three?'])
})

test('what is typed outlives a reload, for this user alone', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  cleanup()
  await openQuestionSetPanel()
  expect(shownQuestions()[0]).toBe('Mine?')
  expect(Object.keys(sessionStorage)).toEqual([`question-edits:u:${idOf(1)}`])
})

test('closing the tab with unsaved changes asks; discarding them asks too', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await press('Discard changes')
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  await pass()
  expect(document.activeElement?.textContent).toContain('All changes are saved.')
  expect(shownQuestions()[0]).toBe('One?')
})

test('another page is left to at once: the changes are there on coming back', async () => {
  await openQuestionSetPanel()
  writeQuestion(1, 'Mine?')
  fireEvent.click(screen.getByRole('link', { name: 'All jobs' }))
  await pass()
  expect(screen.getByText('All the jobs')).toBeTruthy()
  cleanup()
  await openQuestionSetPanel()
  expect(shownQuestions()[0]).toBe('Mine?')
})

test('a failure can be tried again', async () => {
  api.on(readQuestionSetEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await openQuestionSetPanel()
  expect(screen.getByRole('alert').textContent).toContain('The questions could not be loaded.')
  api.on(readQuestionSetEndpoint, () => server.kept)
  await press('Try again')
  expect(shownQuestions()).toHaveLength(4)
})

test('an offer of unknown work is told that its questions suit any work', async () => {
  server.kept = { ...server.kept, general: true }
  await openQuestionSetPanel()
  expect(screen.getByText('These questions suit any work')).toBeTruthy()
})

test('while the questions are written it says so; before the first start it says that they will lock', async () => {
  server.kept = { ...server.kept, state: 'preparing', questions: [] }
  await openQuestionSetPanel()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your questions')
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  expect(screen.getByText(/^You can change the questions until the first candidate starts/)).toBeTruthy()
  server.kept = aQuestionSet(['One?', 'Two?', 'Three?'], { lockedAt: '2026-11-20T09:00:00.000Z' })
  await pass(2100)
  expect(screen.getByText('These questions can no longer be changed')).toBeTruthy()
  expect(screen.queryByText(/^You can change the questions until/)).toBeNull()
})
