// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aJobInterview } from '#testing/builders/a-job-interview.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { press, toasts } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  endInterviewPage,
  interviewPage,
  openInterviewPage,
  pass,
  questionField,
  shownQuestions,
  writeQuestion,
} from '#testing/interview-page.tsx'
import {
  changeJobInterview,
  checkQuestions,
  readJobInterview,
  rewriteJobInterview,
} from '../contract/interview.ts'

let page: ReturnType<typeof interviewPage>
let api: typeof page.api
let server: typeof page.server
beforeEach(() => {
  page = interviewPage()
  ;({ api, server } = page)
})
afterEach(endInterviewPage)

test('shows each question with how its answers are read', async () => {
  await openInterviewPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interview questions')
  expect(screen.getByText(/4 questions · about 12 minutes · English/)).toBeTruthy()
  expect(shownQuestions()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect(screen.getAllByText('How to read the answers')).toHaveLength(4)
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

test('words, order, dropped and added questions are saved at once; the minutes follow', async () => {
  page.saves()
  await openInterviewPage()
  writeQuestion(1, 'One, in other words?')
  await press('Move question 4 up')
  expect(shownQuestions()).toEqual(['One, in other words?', 'Two?', 'Four?', 'Three?'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 3 up')
  expect(screen.getByText('The question is now at place 3 of 4.').getAttribute('role')).toBe('status')
  await press('Drop question 2')
  await press('Add a question')
  expect(document.activeElement).toBe(questionField(4))
  writeQuestion(4, 'Five?')
  fireEvent.change(screen.getByLabelText('What it is about'), { target: { value: 'skills' } })
  await press('Save the questions')
  await pass()
  expect(api.sentTo(changeJobInterview)).toEqual([
    {
      version: 3,
      questions: [
        { text: 'One, in other words?', from: 0, competency: 'mindset' },
        { text: 'Four?', from: 3, competency: 'mindset' },
        { text: 'Three?', from: 2, competency: 'mindset' },
        { text: 'Five?', from: null, competency: 'skills' },
      ],
    },
  ])
  expect(toasts()).toContainEqual({ tone: 'success', message: 'The questions are saved.' })
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test('a dropped question can be taken back until the set is saved; three have to stay', async () => {
  await openInterviewPage()
  await press('Drop question 2')
  expect(shownQuestions()).toEqual(['One?', 'Three?', 'Four?'])
  const last = screen.getByRole('button', { name: /^Drop question 1/ })
  expect(last.getAttribute('aria-disabled')).toBe('true')
  expect(last.textContent).toContain('An interview needs at least 3 questions.')
  await press('Take back the question: Two?')
  expect(shownQuestions()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
})

test('an empty question is not saved, says so, and has the focus', async () => {
  await openInterviewPage()
  writeQuestion(2, '  ')
  await press('Save the questions')
  expect(screen.getByText('Please write the question, or drop it.')).toBeTruthy()
  expect(document.activeElement).toBe(questionField(2))
  expect(questionField(2).getAttribute('aria-invalid')).toBe('true')
  expect(api.sentTo(changeJobInterview)).toEqual([])
})

test('what is the matter is said as one types, and louder where it may be unlawful', async () => {
  api.on(checkQuestions, ({ questions }) => ({
    problems: questions.map(() => [
      { kind: 'style' as const, message: 'It can be answered with yes.' },
      { kind: 'protected' as const, message: 'It asks about family plans.' },
    ]),
  }))
  await openInterviewPage()
  writeQuestion(1, 'Do')
  await pass(400)
  writeQuestion(1, 'Do you plan a family?')
  expect(api.sentTo(checkQuestions)).toEqual([])
  await pass(500)
  expect(api.sentTo(checkQuestions)).toEqual([{ questions: ['Do you plan a family?'] }])
  const titles = screen.getAllByText(/^(Asking this may be|This may make)/).map((title) => title.textContent)
  expect(titles).toEqual(['Asking this may be unlawful', 'This may make the question weaker'])
  expect(screen.getByText('It asks about family plans.')).toBeTruthy()
})

test('writing all anew asks first, says that edits are lost, and ends by itself', async () => {
  api.on(rewriteJobInterview, () => {
    server.kept = { ...server.kept, state: 'preparing', questions: [] }
    return server.kept
  })
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  await press('Write all anew')
  const dialog = screen.getByRole('dialog', { name: 'Write all questions anew?' })
  expect(dialog.textContent).toContain('with everything you edited, added or dropped')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Write all anew' }))
  await pass()
  await pass()
  expect(api.sentTo(rewriteJobInterview)).toEqual([{ version: 3 }])
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Preparing interview…')
  server.kept = aJobInterview(['New one?', 'New two?', 'New three?'], { version: 4 })
  await pass(2100)
  expect(shownQuestions()).toEqual(['New one?', 'New two?', 'New three?'])
})

test('what is typed outlives a reload, for this user alone', async () => {
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  cleanup()
  await openInterviewPage()
  expect(shownQuestions()[0]).toBe('Mine?')
  expect(Object.keys(sessionStorage)).toEqual([`interview-edits:u:${idOf(1)}`])
})

test('leaving with unsaved changes asks; discarding them asks too', async () => {
  await openInterviewPage()
  writeQuestion(1, 'Mine?')
  const back = screen.getByRole('link', { name: 'Back to the job offers' })
  fireEvent.click(back)
  await pass()
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Stay here')
  await press('Discard changes')
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  await pass()
  expect(document.activeElement?.textContent).toBe('All changes are saved.')
  expect(shownQuestions()[0]).toBe('One?')
  fireEvent.click(back)
  await pass()
  expect(screen.getByText('All the jobs')).toBeTruthy()
})

test('not ours or gone says so; a failure can be tried again', async () => {
  api.on(readJobInterview, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  await openInterviewPage()
  expect(screen.getByText('This job offer does not exist.')).toBeTruthy()
  cleanup()
  api.on(readJobInterview, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await openInterviewPage()
  expect(screen.getByRole('alert').textContent).toContain('The questions could not be loaded.')
  api.on(readJobInterview, () => server.kept)
  await press('Try again')
  expect(shownQuestions()).toHaveLength(4)
})
