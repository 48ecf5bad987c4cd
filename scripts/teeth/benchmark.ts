import type { Defence } from './defence.ts'

const ai = 'bench/ai'
const modelTest = `${ai}/llm-engine.test.ts`

/** A figure of the benchmark is of what it says it is of. */
export const benchmarkDefences: readonly Defence[] = [
  {
    id: 'bench-fallback',
    what: 'what the built-in engine did is no figure of a model',
    file: `${ai}/bench-model.ts`,
    find: "isVerdict(judged) ? { done: judged } : { undone: judged.ledger.fallback ?? '' }",
    replace: '{ done: judged }',
    test: modelTest,
    name: 'with one competency in which it fails',
  },
  {
    id: 'bench-undone-said',
    what: 'what a model did not do is said, and fails the row',
    file: `${ai}/bench-model.ts`,
    find: '    undone[end.undone] = (undone[end.undone] ?? 0) + 1\n',
    replace: '',
    test: modelTest,
    name: 'with an endpoint that breaks',
  },
  {
    id: 'bench-budget',
    what: 'a benchmark spends no more than its budget',
    file: `${ai}/metered-ai.ts`,
    find: 'if (spent.microUsd + reserved + most > budgetUsd * 1e6)',
    replace: 'if (spent.microUsd > budgetUsd * 1e6)',
    test: modelTest,
    name: 'the budget is kept',
  },
  {
    id: 'bench-unknown-usage',
    what: 'a reply that says nothing of its usage counts as the most it can cost',
    file: `${ai}/metered-ai.ts`,
    find: 'usage === null ? most :',
    replace: 'usage === null ? 0 :',
    test: modelTest,
    name: 'says nothing of its usage',
  },
]
