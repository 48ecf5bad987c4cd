import { expect, test } from 'vitest'
import { exampleCandidates } from '../eval/example-candidates.ts'
import { publishedFigures } from '../eval/publish.ts'
import examples from '../src/features/site/server/landing/examples.json' with { type: 'json' }
import benchmark from '../src/features/site/server/method/benchmark.json' with { type: 'json' }

test('the page on the method shows the figures of the last whole run, and no others', () => {
  expect(benchmark, 'Run `node eval/publish.ts`.').toEqual(publishedFigures())
})

test('the landing page shows what the engine gives candidates of the demo company today', () => {
  expect(examples, 'Run `node eval/publish.ts`.').toEqual(exampleCandidates())
})
