// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { aJobInterview } from '#testing/builders/a-job-interview.ts'
import { aListedJob, idOf, now } from '#testing/builders/a-listed-job.ts'
import { press, toasts } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { siteConfig } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import {
  changeJobInterview,
  checkQuestions,
  type JobInterview,
  readJobInterview,
  rewriteJobInterview,
  suggestQuestion,
} from '../contract/interview.ts'
import { readJob } from '../contract.ts'
import { JobInterviewPage } from './job-interview-page.tsx'

let api: ReturnType<typeof fakeApi>
let kept: JobInterview

beforeEach(() => {
  standInDialog()
  vi.useFakeTimers({ now })
  sessionStorage.clear()
  kept = aJobInterview(['One?', 'Two?', 'Three?', 'Four?'])
  api = fakeApi()
  api.on(readJob, () => aListedJob())
  api.on(readJobInterview, () => kept)
  api.on(checkQuestions, ({ questions }) => ({ problems: questions.map(() => []) }))
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open(role: 'ADMIN' | 'VIEWER' = 'ADMIN') {
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role })
  const router = createMemoryRouter(
    [
      { path: '/JobInterview/:jobId', element: <JobInterviewPage /> },
      { path: '/Jobs', element: <h1>All the jobs</h1> },
    ],
    { initialEntries: [`/JobInterview/${idOf(1)}`] },
  )
  render(
    <SiteConfigProvider config={siteConfig}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteConfigProvider>,
  )
  await pass(1)
}
const field = (place: number) => screen.getByLabelText<HTMLTextAreaElement>(`Text of question ${place}`)
const fields = () => screen.queryAllByLabelText<HTMLTextAreaElement>(/^Text of question/)
const shown = () => fields().map(({ value }) => value)
const write = (place: number, value: string) => fireEvent.change(field(place), { target: { value } })
/** The server takes changes and gives them back as kept. */
function saves() {
  api.on(changeJobInterview, ({ questions }) => {
    kept = aJobInterview(
      questions.map(({ text }) => text),
      { version: kept.version + 1, minutes: 3 * questions.length },
    )
    return kept
  })
}
const refuses = (code: string, message: string) => {
  throw new FakeFailure(409, { code, message })
}

test('shows each question with how its answers are read', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interview questions')
  expect(screen.getByText(/4 questions · about 12 minutes · English/)).toBeTruthy()
  expect(shown()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
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
  saves()
  await open()
  write(1, 'One, in other words?')
  await press('Move question 4 up')
  expect(shown()).toEqual(['One, in other words?', 'Two?', 'Four?', 'Three?'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 3 up')
  expect(screen.getByText('The question is now at place 3 of 4.').getAttribute('role')).toBe('status')
  await press('Drop question 2')
  await press('Add a question')
  expect(document.activeElement).toBe(field(4))
  write(4, 'Five?')
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
  await open()
  await press('Drop question 2')
  expect(shown()).toEqual(['One?', 'Three?', 'Four?'])
  const last = screen.getByRole('button', { name: /^Drop question 1/ })
  expect(last.getAttribute('aria-disabled')).toBe('true')
  expect(last.textContent).toContain('An interview needs at least 3 questions.')
  await press('Take back the question: Two?')
  expect(shown()).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  expect(screen.getByText('All changes are saved.')).toBeTruthy()
})

test('an empty question is not saved, says so, and has the focus', async () => {
  await open()
  write(2, '  ')
  await press('Save the questions')
  expect(screen.getByText('Please write the question, or drop it.')).toBeTruthy()
  expect(document.activeElement).toBe(field(2))
  expect(field(2).getAttribute('aria-invalid')).toBe('true')
  expect(api.sentTo(changeJobInterview)).toEqual([])
})

test('what is the matter is said as one types, and louder where it may be unlawful', async () => {
  api.on(checkQuestions, ({ questions }) => ({
    problems: questions.map(() => [
      { kind: 'style' as const, message: 'It can be answered with yes.' },
      { kind: 'protected' as const, message: 'It asks about family plans.' },
    ]),
  }))
  await open()
  write(1, 'Do')
  await pass(400)
  write(1, 'Do you plan a family?')
  expect(api.sentTo(checkQuestions)).toEqual([])
  await pass(500)
  expect(api.sentTo(checkQuestions)).toEqual([{ questions: ['Do you plan a family?'] }])
  const titles = screen.getAllByText(/^(Asking this may be|This may make)/).map((title) => title.textContent)
  expect(titles).toEqual(['Asking this may be unlawful', 'This may make the question weaker'])
  expect(screen.getByText('It asks about family plans.')).toBeTruthy()
})

test('another question takes the place of one; each click asks for yet another, and it can be put back', async () => {
  api.on(suggestQuestion, ({ attempt }) => ({ text: `Other ${attempt}?`, competency: 'skills' as const }))
  await open()
  await press('Another question in place of question 2')
  await pass()
  await press('Another question in place of question 2')
  await pass()
  expect(api.sentTo(suggestQuestion)).toEqual([
    { at: 1, questions: ['One?', 'Two?', 'Three?', 'Four?'], attempt: 1 },
    { at: 1, questions: ['One?', 'Other 1?', 'Three?', 'Four?'], attempt: 2 },
  ])
  expect(shown()[1]).toBe('Other 2?')
  await press('Put back question 2 as it was')
  expect(shown()[1]).toBe('Two?')
})

test('writing all anew asks first, says that edits are lost, and ends by itself', async () => {
  api.on(rewriteJobInterview, () => {
    kept = { ...kept, state: 'preparing', questions: [] }
    return kept
  })
  await open()
  write(1, 'Mine?')
  await press('Write all anew')
  const dialog = screen.getByRole('dialog', { name: 'Write all questions anew?' })
  expect(dialog.textContent).toContain('with everything you edited, added or dropped')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Write all anew' }))
  await pass()
  await pass()
  expect(api.sentTo(rewriteJobInterview)).toEqual([{ version: 3 }])
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  kept = aJobInterview(['New one?', 'New two?', 'New three?'], { version: 4 })
  await pass(2100)
  expect(shown()).toEqual(['New one?', 'New two?', 'New three?'])
})

test('what is typed outlives a reload, for this user alone', async () => {
  await open()
  write(1, 'Mine?')
  cleanup()
  await open()
  expect(shown()[0]).toBe('Mine?')
  expect(Object.keys(sessionStorage)).toEqual([`interview-edits:u:${idOf(1)}`])
})

test('changed by somebody else: what is typed stays, the present is shown, and either is taken', async () => {
  api.on(changeJobInterview, () =>
    refuses('INTERVIEW_CHANGED', 'The questions were changed meanwhile. Look at them as they are now.'),
  )
  await open()
  write(1, 'Mine?')
  kept = aJobInterview(['One?', 'Two of theirs?', 'Three?', 'Four?'], { version: 4 })
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText('Somebody changed these questions meanwhile')).toBeTruthy()
  expect(screen.getByText('Two of theirs?')).toBeTruthy()
  expect(shown()[0]).toBe('Mine?')
  saves()
  await press('Go on with mine')
  await press('Save the questions')
  await pass()
  expect(api.sentTo(changeJobInterview).at(-1)).toEqual({
    version: 4,
    questions: [
      { text: 'Mine?', from: 0, competency: 'mindset' },
      { text: 'Two?', from: null, competency: 'mindset' },
      { text: 'Three?', from: 2, competency: 'mindset' },
      { text: 'Four?', from: 3, competency: 'mindset' },
    ],
  })
})

test('locked: the reason is said, nothing can be changed, and what was typed too late is still there', async () => {
  await open()
  write(1, 'Mine?')
  api.on(changeJobInterview, () => refuses('INTERVIEW_LOCKED', 'Already started.'))
  kept = { ...kept, lockedAt: '2026-11-20T10:00:00.000Z' }
  await press('Save the questions')
  await pass()
  await pass()
  expect(screen.getByText('These questions stay as they are')).toBeTruthy()
  expect(screen.getByText(/started on 20 November 2026/)).toBeTruthy()
  expect(fields()).toEqual([])
  expect(screen.getByText('Mine?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Write all anew|Add a question/ })).toBeNull()
})

test('a VIEWER reads the questions', async () => {
  await open('VIEWER')
  expect(screen.getByText('One?')).toBeTruthy()
  expect(fields()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('leaving with unsaved changes asks; discarding them asks too', async () => {
  await open()
  write(1, 'Mine?')
  const back = screen.getByRole('link', { name: 'Back to the job offers' })
  fireEvent.click(back)
  await pass()
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Stay here')
  await press('Discard changes')
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  await pass()
  expect(shown()[0]).toBe('One?')
  fireEvent.click(back)
  await pass()
  expect(screen.getByText('All the jobs')).toBeTruthy()
})

test('not ours or gone says so; a failure can be tried again', async () => {
  api.on(readJobInterview, () => {
    throw new FakeFailure(404, { code: 'NOT_FOUND', message: 'x' })
  })
  await open()
  expect(screen.getByText('This job offer does not exist.')).toBeTruthy()
  cleanup()
  api.on(readJobInterview, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('alert').textContent).toContain('The questions could not be loaded.')
  api.on(readJobInterview, () => kept)
  await press('Try again')
  expect(shown()).toHaveLength(4)
})
