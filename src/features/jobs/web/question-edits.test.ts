import { describe, expect, test } from 'vitest'
import { aJobInterview } from '#testing/builders/a-job-interview.ts'
import {
  addQuestion,
  changeQuestion,
  changesOf,
  dropQuestion,
  hasEdits,
  type InterviewEdits,
  isReworded,
  moveQuestion,
  placeNextTo,
  putBack,
  rebaseEdits,
  standing,
  startEdits,
} from './question-edits.ts'

const four = aJobInterview(['One?', 'Two?', 'Three?', 'Four?'])
const start = startEdits(four)
const textsOf = (edits: InterviewEdits) => standing(edits).map(({ text }) => text)
const change = (edits: InterviewEdits, at: number, text: string) =>
  changeQuestion(edits, edits.questions[at]?.key ?? '', { text })
const drop = (edits: InterviewEdits, at: number) => dropQuestion(edits, edits.questions[at]?.key ?? '')

describe('edits of an interview', () => {
  test('begin as what is kept, with nothing to save', () => {
    expect(textsOf(start)).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
    expect(hasEdits(start)).toBe(false)
  })

  test('say what is sent: the order, the words, where each comes from', () => {
    let edits = moveQuestion(start, 'kept-3', 0)
    edits = change(edits, 1, 'One, in other words?')
    edits = drop(edits, 2)
    edits = changeQuestion(addQuestion(edits, 'a'), 'a', { text: 'Five?', competency: 'skills' })
    expect(hasEdits(edits)).toBe(true)
    expect(changesOf(edits)).toEqual({
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
    expect(hasEdits(moveQuestion(moveQuestion(start, 'kept-0', 2), 'kept-0', 0))).toBe(false)
    expect(hasEdits(change(change(start, 0, 'x'), 0, 'One? '))).toBe(false)
    expect(hasEdits(changeQuestion(drop(start, 1), 'kept-1', { dropped: false }))).toBe(false)
  })

  test('a dropped question stays in sight; an empty one that was added does not', () => {
    expect(drop(start, 1).questions).toHaveLength(4)
    const added = addQuestion(start, 'a')
    expect(dropQuestion(added, 'a').questions).toHaveLength(4)
    expect(dropQuestion(changeQuestion(added, 'a', { text: 'Five?' }), 'a').questions).toHaveLength(5)
  })

  test('a step up or down passes over those that are dropped', () => {
    const edits = drop(start, 1)
    expect(placeNextTo(edits, 'kept-0', 1)).toBe(2)
    expect(placeNextTo(edits, 'kept-2', -1)).toBe(0)
    expect(placeNextTo(edits, 'kept-0', -1)).toBeNull()
    expect(placeNextTo(edits, 'kept-3', 1)).toBeNull()
    expect(textsOf(moveQuestion(edits, 'kept-0', 2))).toEqual(['Three?', 'One?', 'Four?'])
  })

  test('another question in the place of one is new, and can be put back', () => {
    const edits = changeQuestion(start, 'kept-1', { text: 'Other?', competency: 'skills', from: null })
    expect(changesOf(edits).questions[1]).toEqual({ text: 'Other?', from: null, competency: 'skills' })
    expect(edits.questions[1] && isReworded(edits, edits.questions[1])).toBe(true)
    expect(putBack(edits, 'kept-1')).toEqual(start)
  })

  test('are carried over to a set that somebody else changed: no words are lost', () => {
    let mine = change(start, 0, 'One of mine?')
    mine = change(mine, 2, 'Three of mine?')
    mine = drop(mine, 3)
    const theirs = { ...aJobInterview(['Two?', 'One?', 'New?', 'Four?']), version: 7 }
    const carried = rebaseEdits(mine, theirs)
    expect(changesOf(carried)).toEqual({
      version: 7,
      questions: [
        { text: 'One of mine?', from: 1, competency: 'mindset' },
        { text: 'Two?', from: 0, competency: 'mindset' },
        { text: 'Three of mine?', from: null, competency: 'mindset' },
      ],
    })
    const waiting = carried.questions.filter(({ dropped }) => dropped).map(({ text }) => text)
    expect(waiting).toEqual(['Four?', 'New?'])
  })
})
