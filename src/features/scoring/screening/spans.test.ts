import { expect, test } from 'vitest'
import type { Span } from '../text/text.ts'
import { cutAt, gapsBetween, merged } from './spans.ts'

const spans = (...places: [start: number, end: number][]): Span[] =>
  places.map(([start, end]) => ({ start, end }))

test.each([
  ['none', [], []],
  ['in order', spans([5, 8], [1, 3]), spans([1, 3], [5, 8])],
  ['that touch', spans([1, 3], [3, 5]), spans([1, 5])],
  ['one apart', spans([1, 3], [4, 5]), spans([1, 3], [4, 5])],
  ['one within another', spans([1, 9], [3, 5]), spans([1, 9])],
  ['a chain', spans([4, 7], [1, 5], [6, 9]), spans([1, 9])],
])('merged: %s', (_what, given, one) => {
  expect(merged(given)).toEqual(one)
})

test('merged leaves what it was given as it is', () => {
  const given = spans([3, 5], [1, 4])
  merged(given)
  expect(given).toEqual(spans([3, 5], [1, 4]))
})

test.each([
  ['nothing taken', [], 9, spans([0, 9])],
  ['the middle', spans([3, 5]), 9, spans([0, 3], [5, 9])],
  ['the edges', spans([0, 3], [5, 9]), 9, spans([3, 5])],
  ['all', spans([0, 9]), 9, []],
  ['an empty text', [], 0, []],
])('gaps: %s', (_what, taken, length, gaps) => {
  expect(gapsBetween(taken, length)).toEqual(gaps)
})

test.each([
  ['nothing', [], spans([2, 8])],
  ['one inside', spans([3, 5]), spans([2, 3], [3, 5], [5, 8])],
  ['one over its edge', spans([0, 4]), spans([2, 4], [4, 8])],
  ['one from its edge', spans([2, 8]), spans([2, 8])],
  ['two with one edge, later first', spans([6, 7], [3, 6]), spans([2, 3], [3, 6], [6, 7], [7, 8])],
])('cut: %s', (_what, by, parts) => {
  expect(cutAt({ start: 2, end: 8 }, by)).toEqual(parts)
})
