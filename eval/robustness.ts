import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { BenchModel } from './bench-model.ts'
import { inTurns } from './in-turns.ts'
import { type PanelCase, panelOf, scoreCase } from './panel.ts'
import { atMost, type Bench, type Figure, type Row, reported } from './row.ts'
import { sampleOf } from './sample.ts'

/** B11: the same interview scored five times. */
export const sameAgain: Row = {
  id: 'B11',
  what: 'five runs of the same interview',
  asksModel: true,
  run: async (bench) => {
    const cases = fewOf(bench, panelOf('dev'))
    if (cases.length === 0) return { skipped: 'eval/panel' }
    const ranges = await inTurns(cases, async ({ input }) => {
      const scores: number[] = []
      for (let run = 0; run < 5; run++) {
        const assessment = await bench.scoreInput(input, { fresh: true })
        if (!assessment) return []
        scores.push(assessment.score ?? -1)
      }
      return [Math.max(...scores) - Math.min(...scores)]
    })
    const known = ranges.flat()
    return [
      atMost(bench.engine === 'llm' ? 6 : 0, {
        dataset: 'persona panel',
        n: known.length,
        metric: 'largest range',
        value: Math.max(...known),
      }),
    ]
  },
}

/** Five runs of a model cost five times as much: a dozen interviews do. */
const fewOf = (bench: Bench, cases: readonly PanelCase[]) => {
  const nameOf = ({ job, candidate, language }: PanelCase) => `${job} ${candidate} ${language}`
  const chosen = bench.sample(cases, nameOf)
  return bench.model ? sampleOf(chosen, 12, nameOf) : chosen
}

/** B13: what one candidate costs, the first of a fresh process included. */
export const oneCandidate: Row = {
  id: 'B13',
  what: 'one candidate: time and memory',
  asksModel: true,
  run: async (bench) => {
    if (bench.model) return costOfModel(bench.model, fewOf(bench, panelOf('dev')))
    const cases = panelOf('dev')
    if (cases.length === 0) return { skipped: 'eval/panel' }
    const script = join(import.meta.dirname, 'one-candidate.ts')
    // What else the machine does at the moment is no part of it: the best of three processes.
    const processes = Array.from(
      { length: 3 },
      () =>
        JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
          first: number
          megabytes: number
        },
    )
    const first = Math.min(...processes.map((alone) => alone.first))
    const megabytes = Math.max(...processes.map((alone) => alone.megabytes))
    const times = cases.map((one) => {
      const began = performance.now()
      scoreCase(one)
      return performance.now() - began
    })
    const dataset = 'persona panel'
    return [
      atMost(300, { dataset, n: 1, metric: 'ms, first in a process', value: first }),
      atMost(300, { dataset, n: times.length, metric: 'ms, slowest', value: Math.round(Math.max(...times)) }),
      atMost(200, { dataset, n: 1, metric: 'MB, the whole process', value: megabytes }),
    ]
  },
}

async function costOfModel(model: BenchModel, cases: readonly PanelCase[]): Promise<Figure[]> {
  const before = model.tally().spent
  const judged = await inTurns(cases, ({ input }) => model.judge(input, { fresh: true }), 1)
  const { spent } = model.tally()
  // Without the interviews that say too little to be sent.
  const scored = judged.filter((one) => one !== null && one.ledger.calls.length > 0)
  const n = scored.length
  const seconds = scored.map((one) => (one?.ledger.milliseconds ?? 0) / 1000)
  const mean = (metric: string, sum: number) =>
    reported({ dataset: 'persona panel', n, metric: `${metric}, mean`, value: sum / n })
  return [
    mean('calls', spent.calls - before.calls),
    mean('tokens in', spent.inputTokens - before.inputTokens),
    mean('tokens out', spent.outputTokens - before.outputTokens),
    mean('US dollars', (spent.microUsd - before.microUsd) / 1e6),
    mean(
      'seconds',
      seconds.reduce((sum, one) => sum + one, 0),
    ),
    reported({ dataset: 'persona panel', n, metric: 'seconds, longest', value: Math.max(...seconds) }),
  ]
}
