import { expect, test } from 'vitest'
import { quartilesByField } from './rules.ts'

const scored = (...scores: number[]) => scores.map((score) => ({ field: 2, score, count: 1 }))

// By hand, between two scores in proportion.
test.each([
  ['one score', scored(64), [64, 64, 64]],
  ['two', scored(80, 60), [65, 70, 75]],
  ['four', scored(10, 20, 30, 40), [17.5, 25, 32.5]],
  ['five', scored(50, 10, 40, 20, 30), [20, 30, 40]],
  [
    'a thousand',
    [
      { field: 2, score: 70, count: 500 },
      { field: 2, score: 90, count: 500 },
    ],
    [70, 80, 90],
  ],
])('the quartiles of %s', (_name, counts, [lowerQuartile, median, upperQuartile]) => {
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  expect(quartilesByField(counts)).toEqual([
    { field: 'mindsetScore', count, lowerQuartile, median, upperQuartile },
  ])
})

test('fields without a score are left out; the others keep their order', () => {
  const counts = [
    { field: 9, score: 100, count: 3 },
    { field: 1, score: 0, count: 1 },
  ]
  expect(quartilesByField(counts).map(({ field }) => field)).toEqual([
    'technicalSkillsMatch',
    'educationMatch',
  ])
})
