import { expect, test } from 'vitest'
import { loadMethod } from './load-method.ts'
import benchmark from './method/benchmark.json' with { type: 'json' }

test('what missed its aim stands apart, and nothing is left out', () => {
  const { missed, reached } = loadMethod()
  const figures = (rows: typeof missed) => rows.flatMap((row) => row.figures)
  expect(figures(missed).every(({ passed }) => passed === false)).toBe(true)
  expect(figures(missed).length + figures(reached).length).toBe(
    benchmark.flatMap((row) => row.figures).length,
  )
})

test('the parts of the total are the hundred per cent of it', () => {
  const { weights } = loadMethod()
  expect(weights[0]).toEqual({ field: 'technicalSkillsMatch', percent: 20 })
  expect(weights.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
})
