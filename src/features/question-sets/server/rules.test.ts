import { describe, expect, test } from 'vitest'
import { competencyGuides } from '#lexicon/questions/read-lexicon.ts'
import { editQuestions, hasRepeatedQuestion, type StoredQuestion } from './rules.ts'

test.each([
  ['none', [], false],
  ['two that differ', ['Why here?', 'Why now?'], false],
  ['the same twice', ['Why here?', 'Why now?', 'Why here?'], true],
  ['the same in other letters', ['WHY HERE?', 'why here'], true],
  ['the same with other accents', ['Où êtes-vous ?', 'Ou etes vous'], true],
  ['the same with other punctuation', ['Why, here?', ' Why here…'], true],
  ['the same in one word', ['Whyhere?', 'Why here?'], false],
])('a set of questions with %s', (_what, questions, repeated) => {
  expect(hasRepeatedQuestion(questions)).toBe(repeated)
})

describe('an edited set', () => {
  const mindset = { ...competencyGuides().mindset, competency: 'mindset', measures: [] } as const
  const written: StoredQuestion = { ...mindset, text: 'Why here?', origin: 'written' }
  const added: StoredQuestion = { ...mindset, text: 'Why now?', origin: 'added' }
  const edit = (text: string, from: number | null) =>
    editQuestions([written, added], [{ text, from, competency: 'mindset' }])

  test('keeps what was not changed', () => {
    expect(edit('Why here?', 0)).toEqual([written])
  })
  test('names who wrote what it holds', () => {
    expect(edit('Why us?', 0)).toEqual([{ ...written, text: 'Why us?', origin: 'edited' }])
    expect(edit('Why today?', 1)).toEqual([{ ...added, text: 'Why today?', origin: 'added' }])
    expect(edit('Who are you?', null)).toEqual([{ ...mindset, text: 'Who are you?', origin: 'added' }])
  })
  test('is none when one of its questions is not in the present one', () => {
    const sent = [
      { text: 'Why here?', from: 0, competency: 'mindset' },
      { text: 'Gone', from: 2, competency: 'mindset' },
    ] as const
    expect(editQuestions([written, added], sent)).toBeNull()
  })
})
