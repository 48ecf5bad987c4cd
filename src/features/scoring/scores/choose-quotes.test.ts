import { describe, expect, test } from 'vitest'
import type { Quote } from '../assessment.ts'
import type { ScoreField } from '../weights.ts'
import { chooseQuotes } from './choose-quotes.ts'

const quote = (text: string, start = 0): Quote => ({
  source: 'answer',
  index: 0,
  start,
  end: start + text.length,
  text,
})

/** The words that each field gets, of these in the order in which they fit it. */
function chosen(fitting: Partial<Record<ScoreField, Quote[]>>, most = 3, needs = true) {
  const wishes = Object.entries(fitting).map(([field, quotes]) => ({
    field: field as ScoreField,
    quotes,
    needs,
    most,
  }))
  return Object.fromEntries(
    [...chooseQuotes(wishes)].map(([field, quotes]) => [field, quotes.map(({ text }) => text)]),
  )
}

const [a, b, c, d] = [quote('called', 0), quote('asked', 10), quote('wrote', 20), quote('paid', 30)]

describe('quotes of all fields together', () => {
  test('one quote stands for two fields, the next best for the third', () => {
    expect(chosen({ mindsetScore: [a, b], cultureFit: [a, b], potentialScore: [a, b] }, 1)).toEqual({
      mindsetScore: ['called'],
      cultureFit: ['called'],
      potentialScore: ['asked'],
    })
  })
  test('a field with one quote has it before those with a choice', () => {
    expect(chosen({ mindsetScore: [a, b], cultureFit: [a, b], potentialScore: [a] }, 1)).toEqual({
      mindsetScore: ['called'],
      cultureFit: ['asked'],
      potentialScore: ['called'],
    })
  })
  test('no field has a second quote before each has its first', () => {
    expect(chosen({ mindsetScore: [a, b, c, d], cultureFit: [b, c], potentialScore: [b, d] }, 2)).toEqual({
      cultureFit: ['asked', 'wrote'],
      mindsetScore: ['called', 'wrote'],
      potentialScore: ['asked', 'paid'],
    })
  })
  test('where there is one quote for three fields, the third has a part of it', () => {
    const only = quote('I called the supplier myself, because the boxes were late')
    expect(chosen({ mindsetScore: [only], cultureFit: [only], potentialScore: [only] })).toEqual({
      mindsetScore: [only.text],
      cultureFit: [only.text],
      potentialScore: ['I called the supplier myself'],
    })
  })
  test('a field has the same words once, and no part of them beside them', () => {
    const whole = quote('I called the supplier', 0)
    expect(chosen({ mindsetScore: [whole, quote('the supplier', 9), whole] })).toEqual({
      mindsetScore: ['I called the supplier'],
    })
  })
  test('a field that needs none comes last', () => {
    expect(chosen({ note: [a] }, 3, false)).toEqual({ note: ['called'] })
  })
})
