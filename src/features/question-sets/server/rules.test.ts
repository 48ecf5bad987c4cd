import { describe, expect, test } from 'vitest'
import { competencyGuides } from '#lexicon/questions/read-lexicon.ts'
import type { Competency } from '../contract/limits.ts'
import { editQuestions, hasRepeatedQuestion, type SentQuestion, type StoredQuestion } from './rules.ts'

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
  const guideOf = (competency: Competency) => ({
    ...competencyGuides()[competency],
    competency,
    measures: [],
  })
  const mindset = guideOf('mindset')
  const written: StoredQuestion = { ...mindset, text: 'Why here?', origin: 'written' }
  const added: StoredQuestion = { ...mindset, keyPoints: [], text: 'Why now?', origin: 'added' }
  const ofLibrary = { ...guideOf('skills'), text: 'Which tool?', measures: ['Tools'] }
  const edit = (sent: SentQuestion) => editQuestions([written, added], [sent], [ofLibrary])

  test('keeps what was not changed', () => {
    expect(edit({ text: 'Why here?', from: 0 })).toEqual([written])
    const { competency, keyPoints } = written
    expect(edit({ text: 'Why here?', from: 0, competency, keyPoints })).toEqual([written])
  })
  test('names who wrote what it holds', () => {
    expect(edit({ text: 'Why us?', from: 0 })).toEqual([{ ...written, text: 'Why us?', origin: 'edited' }])
    expect(edit({ text: 'Why today?', from: 1 })).toEqual([{ ...added, text: 'Why today?' }])
    expect(edit({ text: 'Who are you?', from: null })).toEqual([{ ...added, text: 'Who are you?' }])
  })
  test('§question-set-13 takes the key points and the competency of an own or edited question', () => {
    const keyPoints = ['A number', 'A name']
    expect(edit({ text: 'Who?', from: null, competency: 'culture', keyPoints })).toEqual([
      { ...guideOf('culture'), keyPoints, text: 'Who?', origin: 'added' },
    ])
    expect(edit({ text: 'Why now?', from: 1, competency: 'potential', keyPoints })).toEqual([
      { ...guideOf('potential'), keyPoints, text: 'Why now?', origin: 'added' },
    ])
    expect(edit({ text: 'Why here?', from: 0, competency: 'culture', keyPoints: [] })).toEqual([
      { ...written, competency: 'culture', keyPoints: [], origin: 'edited' },
    ])
  })
  test('§question-set-7 a question of the library that takes the place of one comes with its guide', () => {
    expect(edit({ text: 'Which tool?', from: null })).toEqual([{ ...ofLibrary, origin: 'written' }])
    expect(edit({ text: 'Which tool?', from: null, keyPoints: ['A drill'] })).toEqual([
      { ...ofLibrary, keyPoints: ['A drill'], origin: 'edited' },
    ])
  })
  test('is none when one of its questions is not in the present one', () => {
    const sent = [
      { text: 'Why here?', from: 0 },
      { text: 'Gone', from: 2 },
    ]
    expect(editQuestions([written, added], sent, [])).toBeNull()
  })
})
