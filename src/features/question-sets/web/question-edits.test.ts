import { describe, expect, test } from 'vitest'
import { aQuestionSet } from '#testing/builders/a-question-set.ts'
import {
  addQuestion,
  changeQuestion,
  changesOf,
  type EditedQuestions,
  editedTexts,
  hasEdits,
  isReworded,
  moveQuestion,
  nextIndex,
  remaining,
  removeQuestion,
  startEdits,
} from './question-edits.ts'

const four = aQuestionSet(['One?', 'Two?', 'Three?', 'Four?'])
const start = startEdits(four)
const textsOf = (edits: EditedQuestions) => remaining(edits).map(({ text }) => text)
const change = (edits: EditedQuestions, at: number, text: string) =>
  changeQuestion(edits, edits[at]?.key ?? '', { text })
const drop = (edits: EditedQuestions, at: number) => removeQuestion(edits, edits[at]?.key ?? '')

describe('edits of a question set', () => {
  test('begin as what is kept, with nothing to save', () => {
    expect(textsOf(start)).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
    expect(hasEdits(start)).toBe(false)
  })

  test('say what is sent: the order, the words, where each comes from', () => {
    let edits = moveQuestion(start, 'saved-3', 0)
    edits = change(edits, 1, 'One, in other words?')
    edits = drop(edits, 2)
    edits = changeQuestion(addQuestion(edits, 'a'), 'a', { text: 'Five?', competency: 'skills' })
    expect(hasEdits(edits)).toBe(true)
    expect(changesOf(four.version, edits)).toEqual({
      version: four.version,
      questions: [
        { text: 'Four?', from: 3, competency: 'mindset' },
        { text: 'One, in other words?', from: 0, competency: 'mindset' },
        { text: 'Three?', from: 2, competency: 'mindset' },
        { text: 'Five?', from: null, competency: 'skills' },
      ],
    })
  })

  test('that come back to what is kept are none', () => {
    expect(hasEdits(moveQuestion(moveQuestion(start, 'saved-0', 2), 'saved-0', 0))).toBe(false)
    expect(hasEdits(change(change(start, 0, 'x'), 0, 'One? '))).toBe(false)
    expect(hasEdits(changeQuestion(drop(start, 1), 'saved-1', { removed: false }))).toBe(false)
  })

  test('a removed question stays in sight; an empty one that was added does not', () => {
    expect(drop(start, 1)).toHaveLength(4)
    const added = addQuestion(start, 'a')
    expect(removeQuestion(added, 'a')).toHaveLength(4)
    expect(removeQuestion(changeQuestion(added, 'a', { text: 'Five?' }), 'a')).toHaveLength(5)
  })

  test('a step up or down passes over those that are removed', () => {
    const edits = drop(start, 1)
    expect(nextIndex(edits, 'saved-0', 1)).toBe(2)
    expect(nextIndex(edits, 'saved-2', -1)).toBe(0)
    expect(nextIndex(edits, 'saved-0', -1)).toBeNull()
    expect(nextIndex(edits, 'saved-3', 1)).toBeNull()
    expect(textsOf(moveQuestion(edits, 'saved-0', 2))).toEqual(['Three?', 'One?', 'Four?'])
  })

  test('another question in the place of one is new, and can be put back', () => {
    const edits = changeQuestion(start, 'saved-1', { text: 'Other?', competency: 'skills', replaced: true })
    expect(changesOf(four.version, edits).questions[1]).toEqual({
      text: 'Other?',
      from: null,
      competency: 'skills',
    })
    expect(edits[1] && isReworded(edits[1])).toBe(true)
    expect(
      changeQuestion(edits, 'saved-1', { text: 'Two?', competency: 'mindset', replaced: false }),
    ).toEqual(start)
  })

  test('name the texts that were typed', () => {
    const edits = removeQuestion(change(change(start, 0, 'Mine?'), 1, ' '), 'saved-2')
    expect(editedTexts(addQuestion(edits, 'a'))).toEqual(['Mine?'])
  })
})
