import { expect, test } from 'vitest'
import { publishedFigures } from '../../../../eval/publish.ts'
import benchmark from './benchmark.json' with { type: 'json' }
import { loadMethod } from './load-method.ts'

test('the page shows the figures of the last whole run, and no others', () => {
  expect(benchmark, 'Run `node eval/publish.ts`.').toEqual(publishedFigures())
})

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
