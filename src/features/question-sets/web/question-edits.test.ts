import { describe, expect, test } from 'vitest'
import { aQuestionSet } from '#testing/builders/a-question-set.ts'
import {
  changeQuestion,
  changesOf,
  type EditedQuestions,
  editedTexts,
  hasEdits,
  isReworded,
  moveQuestion,
  newQuestion,
  removedFrom,
  startEdits,
} from './question-edits.ts'

const four = aQuestionSet(['One?', 'Two?', 'Three?', 'Four?'])
const keyPoints = ['An example of their own.']
const start = startEdits(four)
const textsOf = (edits: EditedQuestions) => edits.map(({ text }) => text)
const change = (edits: EditedQuestions, at: number, text: string) =>
  changeQuestion(edits, edits[at]?.key ?? '', { text })
const add = (edits: EditedQuestions) => [...edits, newQuestion('a')]
const drop = (edits: EditedQuestions, at: number) => edits.toSpliced(at, 1)

describe('edits of a question set', () => {
  test('begin as what is kept, with nothing to save', () => {
    expect(textsOf(start)).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
    expect(hasEdits(start, start)).toBe(false)
  })

  test('say what is sent: the order, the words, where each comes from', () => {
    let edits = moveQuestion(start, 'saved-3', 0)
    edits = change(edits, 1, 'One, in other words?')
    edits = drop(edits, 2)
    edits = changeQuestion(add(edits), 'a', { text: 'Five?', competency: 'skills' })
    expect(hasEdits(start, edits)).toBe(true)
    expect(changesOf(four.version, edits)).toEqual({
      version: four.version,
      questions: [
        { text: 'Four?', from: 3, competency: 'mindset', keyPoints },
        { text: 'One, in other words?', from: 0, competency: 'mindset', keyPoints },
        { text: 'Three?', from: 2, competency: 'mindset', keyPoints },
        { text: 'Five?', from: null, competency: 'skills', keyPoints: [] },
      ],
    })
  })

  test('that come back to what is kept are none', () => {
    expect(hasEdits(start, moveQuestion(moveQuestion(start, 'saved-0', 2), 'saved-0', 0))).toBe(false)
    expect(hasEdits(start, change(change(start, 0, 'x'), 0, 'One? '))).toBe(false)
  })

  test('name the saved questions that are left out', () => {
    expect(removedFrom(start, start)).toEqual([])
    expect(removedFrom(start, drop(add(start), 1))).toEqual([start[1]])
    expect(hasEdits(start, drop(start, 3))).toBe(true)
  })

  test('another question in the place of one is new, and can be put back', () => {
    const edits = changeQuestion(start, 'saved-1', { text: 'Other?', competency: 'skills', replaced: true })
    expect(changesOf(four.version, edits).questions[1]).toEqual({
      text: 'Other?',
      from: null,
      competency: 'skills',
      keyPoints,
    })
    expect(edits[1] && isReworded(edits[1])).toBe(true)
    expect(
      changeQuestion(edits, 'saved-1', { text: 'Two?', competency: 'mindset', replaced: false }),
    ).toEqual(start)
  })

  test('name the texts that were typed', () => {
    const edits = drop(change(change(start, 0, 'Mine?'), 1, ' '), 2)
    expect(editedTexts(add(edits))).toEqual(['Mine?'])
  })

  test('§question-set-4 name the key points that were typed, with their question', () => {
    const edits = changeQuestion(start, 'saved-0', { keyPoints: [...keyPoints, 'A number', ' '] })
    expect(edits[0] && isReworded(edits[0])).toBe(true)
    expect(editedTexts(edits)).toEqual(['One?\n– A number'])
  })
})
