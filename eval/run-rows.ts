import { assess } from '../src/features/scoring/score-interview.ts'
import type { BenchModel, NoModel, Tally } from './bench-model.ts'
import { atLeast, type Bench, type Figure, type Row, reported } from './row.ts'
import { sampleOf } from './sample.ts'

/** What came of a row. */
export interface MeasuredRow {
  id: string
  what: string
  seconds: number
  figures: Figure[]
  skipped?: string
}

/** The built-in engine as a benchmark runs it. */
export const builtinBench = (openLines: Bench['openLines'], splits: Bench['splits'] = ['dev']): Bench => ({
  engine: 'builtin',
  openLines,
  scoreInput: async (input) => assess(input),
  model: null,
  sample: (all) => [...all],
  splits,
})

/** The LLM engine, with at most `most` cases of each line; rows that need a model that is not there are skipped. */
export const llmBench = (
  openLines: Bench['openLines'],
  model: BenchModel | null,
  most: number,
  splits: Bench['splits'] = ['dev'],
): Bench => ({
  engine: 'llm',
  openLines,
  scoreInput: async (input, options) => (await model?.judge(input, options))?.assessment ?? null,
  model,
  sample: (all, keyOf) => sampleOf(all, most, keyOf),
  splits,
})

export async function runRow(row: Row, bench: Bench, noModel: NoModel | null): Promise<MeasuredRow> {
  const { id, what } = row
  const began = performance.now()
  const before = bench.model?.tally()
  const outcome = whyNot(row, bench, noModel) ?? (await row.run(bench))
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if ('skipped' in outcome) return { id, what, seconds, figures: [], skipped: outcome.skipped }
  // A line of which the model did nothing has no value.
  const figures = outcome.filter(({ n, value }) => n > 0 && Number.isFinite(value))
  const asked = row.asksModel && bench.model && before ? askedOf(before, bench.model.tally()) : []
  return { id, what, seconds, figures: [...figures, ...asked] }
}

function whyNot({ asksModel }: Row, { engine, model }: Bench, noModel: NoModel | null) {
  if (engine !== 'llm' || !asksModel) return null
  if (!model) return { skipped: noModel?.reason ?? 'no model' }
  const { spent, undone } = model.tally()
  const isSpent = 'over-budget' in undone
  return isSpent
    ? { skipped: `the budget is used up: ${usd(spent.microUsd)} of ${model.budgetUsd} USD` }
    : null
}

const usd = (microUsd: number) => Math.round(microUsd / 10) / 1e5

/** How much of a row the model did, and what it cost; what it did not do is in no other line. */
function askedOf(before: Tally, after: Tally): Figure[] {
  const asked = after.asked - before.asked
  if (asked === 0) return []
  const reasons = Object.entries(after.undone).flatMap(([reason, times]) => {
    const since = times - (before.undone[reason] ?? 0)
    return since > 0 ? [{ reason, since }] : []
  })
  const undone = reasons.reduce((sum, { since }) => sum + since, 0)
  const why = reasons.map(({ reason, since }) => `${reason} ${since}`).join(', ')
  return [
    atLeast(0.95, {
      dataset: 'all that the model was asked to do',
      n: asked,
      metric: undone === 0 ? 'done by it' : `done by it; fell back, not counted: ${why}`,
      value: (asked - undone) / asked,
    }),
    reported({
      dataset: 'calls of the model',
      n: after.spent.calls - before.spent.calls,
      metric: 'US dollars',
      value: usd(after.spent.microUsd - before.spent.microUsd),
    }),
  ]
}
