import { expect, test } from 'vitest'
import { publishedFigures } from '../eval/publish.ts'
import benchmark from '../src/features/site/server/method/benchmark.json' with { type: 'json' }

test('the page on the method shows the figures of the last whole run, and no others', () => {
  expect(benchmark, 'Run `node eval/publish.ts`.').toEqual(publishedFigures())
})
