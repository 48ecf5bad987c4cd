// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aQuestion, aQuestionSet } from '#testing/builders/a-question-set.ts'
import { press, toasts } from '#testing/drive-page.ts'
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
  type CompanyQuestion,
  deleteCompanyQuestionEndpoint,
  saveCompanyQuestionEndpoint,
} from '../contract/company-questions.ts'
import { changeQuestionSetEndpoint, suggestQuestionEndpoint } from '../contract/question-set.ts'

let page: ReturnType<typeof questionSetPanel>
let api: typeof page.api
let server: typeof page.server
beforeEach(() => {
  page = questionSetPanel()
  ;({ api, server } = page)
  api.on(saveCompanyQuestionEndpoint, (question) => {
    const saved = { ...question, id: '00000000-0000-4000-8000-000000000009' }
    server.library = [saved, ...server.library.filter(({ text }) => text !== saved.text)]
    return saved
  })
  api.on(deleteCompanyQuestionEndpoint, (_, { pathname }) => {
    server.library = server.library.filter(({ id }) => !pathname.endsWith(id))
    return undefined
  })
  api.on(suggestQuestionEndpoint, () => aQuestion('From Mindhire?'))
})
afterEach(endQuestionSetPanel)

const ours = (text: string, id: string): CompanyQuestion => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  language: 'English',
  text,
  competency: 'potential',
  keyPoints: ['Names a tool'],
})
const dialog = () => within(screen.getByRole('dialog'))
const choose = async (name: string | RegExp) => {
  fireEvent.click(dialog().getByRole('button', { name }))
  await pass()
  await pass()
}
const typePoint = (number: number, value: string) =>
  fireEvent.change(screen.getByLabelText(`Key point ${number} of question 5`), { target: { value } })
const noKeyPoints = 'No key points yet: they tell everyone who reads the answers what to look for.'
const lastQuestion = () =>
  (api.sentTo(changeQuestionSetEndpoint) as { questions: object[] }[]).at(-1)?.questions.at(-1)

test('§question-set-13 key points are written in the card of an own question, and checked when it is saved', async () => {
  page.saves()
  await openQuestionSetPanel()
  expect(screen.queryByRole('button', { name: 'Add a key point to question 1' })).toBeNull()
  await press('Add a question')
  writeQuestion(5, 'Five?')
  expect(screen.getByText(noKeyPoints)).toBeTruthy()
  await press('Add a key point to question 5')
  expect(document.activeElement).toBe(screen.getByLabelText('Key point 1 of question 5'))
  expect(screen.queryByText(noKeyPoints)).toBeNull()
  typePoint(1, 'A number')
  fireEvent.keyDown(screen.getByLabelText('Key point 1 of question 5'), { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Key point 2 of question 5'))
  await press('Save the questions')
  expect(screen.getByText('Please write the key point, or remove it.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Key point 2 of question 5'))
  expect(api.sentTo(changeQuestionSetEndpoint)).toEqual([])
  await press('Remove key point 2 of question 5')
  expect(document.activeElement).toBe(screen.getByLabelText('Key point 1 of question 5'))
  await press('Save the questions')
  await pass()
  expect(lastQuestion()).toEqual({
    text: 'Five?',
    from: null,
    competency: 'mindset',
    keyPoints: ['A number'],
  })
})

test('§question-set-15 each question names what it measures and what a good answer shows', async () => {
  const own = { ...aQuestion('Mine?'), origin: 'added' as const, keyPoints: [], measures: [] }
  const set = aQuestionSet(['One?', 'Two?'])
  server.kept = { ...set, questions: [...set.questions, own], lockedAt: '2026-11-20T10:00:00.000Z' }
  await openQuestionSetPanel('VIEWER')
  expect(screen.getAllByText('Mindset')).toHaveLength(3)
  expect(screen.getAllByText('Teamwork')).toHaveLength(2)
  expect(screen.getAllByText('An example of their own.')).toHaveLength(2)
  expect(screen.getAllByText(noKeyPoints).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /library/ })).toBeNull()
})

test('§question-set-14 an own question is saved to the library, updated there, removed, and put back', async () => {
  await openQuestionSetPanel()
  expect(screen.queryByRole('button', { name: /library/ })).toBeNull()
  writeQuestion(1, 'Mine?')
  await press('Save to our library: question 1')
  await pass()
  const saved = { language: 'English', text: 'Mine?', competency: 'mindset' }
  expect(api.sentTo(saveCompanyQuestionEndpoint)).toEqual([
    { ...saved, keyPoints: ['An example of their own.'] },
  ])
  await press('Remove key point 1 of question 1')
  await press('Update in our library: question 1')
  await pass()
  await press('Remove from our library: question 1')
  await pass()
  expect(server.library).toEqual([])
  expect(toasts()).toContainEqual({ tone: 'success', message: 'The question is removed from our library.' })
  expect(screen.getByRole('button', { name: 'Save to our library: question 1' })).toBeTruthy()
})

test('§question-set-14 the library is offered first, without what the set asks already', async () => {
  server.library = [ours('Ours?', '1'), ours('One?', '2')]
  await openQuestionSetPanel()
  await press('Another question in place of question 2')
  expect(dialog().queryByText('One?')).toBeNull()
  await choose('Use this question: Ours?')
  expect(shownQuestions()).toEqual(['One?', 'Ours?', 'Three?', 'Four?'])
  expect(screen.getByLabelText<HTMLInputElement>('Key point 1 of question 2').value).toBe('Names a tool')
  expect(api.sentTo(suggestQuestionEndpoint)).toEqual([])
  await press('Undo the changes of question 2')
  await press('Another question in place of question 2')
  await choose('Another question from Mindhire')
  expect(shownQuestions()[1]).toBe('From Mindhire?')
  expect(screen.queryByLabelText('Key point 1 of question 2')).toBeNull()
  await press('Add a question')
  await choose('Write your own')
  expect(document.activeElement).toBe(questionField(5))
  await press('Add a question')
  await choose('Another question from Mindhire')
  expect(api.sentTo(suggestQuestionEndpoint).at(-1)).toMatchObject({ at: 5 })
  expect(shownQuestions().slice(4)).toEqual(['', 'From Mindhire?'])
})

test('§question-set-14 a question removed from the library is restored where it was removed', async () => {
  server.library = [ours('Ours?', '0'), ...[...'12345678'].map((id) => ours(`Ours ${id}?`, id))]
  await openQuestionSetPanel()
  await press('Add a question')
  await choose('Remove from our library: Ours?')
  expect(dialog().queryByRole('button', { name: 'Use this question: Ours?' })).toBeNull()
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Restore the question: Ours?' }))
  const search = dialog().getByLabelText('Search our library')
  search.focus()
  fireEvent.change(search, { target: { value: 'ours ?' } })
  expect(document.activeElement).toBe(search)
  expect(dialog().queryByRole('button', { name: /^Use this question/ })).toBeNull()
  fireEvent.change(search, { target: { value: 'OURS?' } })
  await choose('Restore the question: Ours?')
  expect(dialog().getByRole('button', { name: 'Use this question: Ours?' })).toBeTruthy()
})
