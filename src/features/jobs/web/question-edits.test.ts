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

  const carry = (mine: InterviewEdits, texts: string[]) =>
    rebaseEdits(mine, { ...aJobInterview(texts), version: 7 })

  test('are put onto a set that somebody else changed: no words are lost, theirs included', () => {
    let mine = change(start, 0, 'One of mine?')
    mine = drop(mine, 3)
    mine = changeQuestion(addQuestion(mine, 'a'), 'a', { text: 'Five of mine?' })
    const carried = carry(mine, ['Two of theirs?', 'One?', 'Three?', 'New?', 'Four?'])
    expect(changesOf(carried)).toEqual({
      version: 7,
      questions: [
        { text: 'Two of theirs?', from: 0, competency: 'mindset' },
        { text: 'One of mine?', from: 1, competency: 'mindset' },
        { text: 'Three?', from: 2, competency: 'mindset' },
        { text: 'New?', from: 3, competency: 'mindset' },
        { text: 'Five of mine?', from: null, competency: 'mindset' },
      ],
    })
    expect(carried.questions.filter(({ dropped }) => dropped).map(({ text }) => text)).toEqual(['Four?'])
  })

  test('of a question that both changed the own words stand, and theirs can be put back', () => {
    const carried = carry(change(start, 1, 'Two of mine?'), ['One?', 'Two of theirs?', 'Three?', 'Four?'])
    expect(textsOf(carried)).toEqual(['One?', 'Two of mine?', 'Three?', 'Four?'])
    expect(textsOf(putBack(carried, 'kept-1'))).toEqual(['One?', 'Two of theirs?', 'Three?', 'Four?'])
  })

  test('keep the order of whoever changed it, the own one before theirs', () => {
    const theirs = ['Four?', 'Three?', 'Two?', 'One?']
    expect(textsOf(carry(change(start, 0, 'One of mine?'), theirs))).toEqual([
      ...theirs.slice(0, 3),
      'One of mine?',
    ])
    expect(textsOf(carry(moveQuestion(start, 'kept-1', 0), theirs))).toEqual([
      'Two?',
      'One?',
      'Three?',
      'Four?',
    ])
  })

  test('what somebody else dropped is gone, unless it was changed here', () => {
    expect(textsOf(carry(change(start, 2, 'Three of mine?'), ['One?', 'Four?']))).toEqual([
      'One?',
      'Three of mine?',
      'Four?',
    ])
    expect(textsOf(carry(start, ['One?', 'Four?', 'Three?']))).toEqual(['One?', 'Four?', 'Three?'])
  })

  test('never come to more questions than an interview has: what is too much waits', () => {
    const many = Array.from({ length: 11 }, (_, at) => `Kept ${at}?`)
    let mine = startEdits(aJobInterview(many))
    mine = changeQuestion(addQuestion(mine, 'a'), 'a', { text: 'Mine?' })
    const carried = carry(mine, [...many, 'Theirs?'])
    expect(standing(carried)).toHaveLength(12)
    expect(carried.questions.filter(({ dropped }) => dropped).map(({ text }) => text)).toEqual(['Theirs?'])
  })
})
