import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inTurns, notConfigured, openLlmMarker } from './llm-marker.ts'
import { markCase, panelOf } from './panel.ts'
import { atMost, type Figure, type Row, reported } from './row.ts'

/** B11: the same interview marked five times. */
export const sameAgain: Row = {
  id: 'B11',
  what: 'five runs of the same interview',
  run: async ({ engine }) => {
    if (engine === 'llm') return rangeOfModel()
    const cases = panelOf('tune')
    if (cases.length === 0) return { skipped: 'bench/ai/panel' }
    const ranges = cases.map((one) => {
      const scores = Array.from({ length: 5 }, () => markCase(one).score ?? -1)
      return Math.max(...scores) - Math.min(...scores)
    })
    return [
      atMost(0, {
        dataset: 'persona panel',
        n: cases.length,
        metric: 'largest range',
        value: Math.max(...ranges),
      }),
    ]
  },
}

/** B13: what one candidate costs, the first of a fresh process included. */
export const oneCandidate: Row = {
  id: 'B13',
  what: 'one candidate: time and memory',
  run: async ({ engine }) => {
    if (engine === 'llm') return costOfModel()
    const cases = panelOf('tune')
    if (cases.length === 0) return { skipped: 'bench/ai/panel' }
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
      markCase(one)
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

const asked = 12

async function rangeOfModel(): Promise<Figure[] | { skipped: string }> {
  const marker = await openLlmMarker()
  if (!marker) return { skipped: notConfigured }
  const ranges = await inTurns(panelOf('tune').slice(0, asked), async ({ input }) => {
    const scores: number[] = []
    for (let run = 0; run < 5; run++) scores.push((await marker.mark(input)).assessment.score ?? -1)
    return Math.max(...scores) - Math.min(...scores)
  })
  const value = Math.max(...ranges)
  return [atMost(6, { dataset: 'persona panel', n: ranges.length, metric: 'largest range', value })]
}

async function costOfModel(): Promise<Figure[] | { skipped: string }> {
  const marker = await openLlmMarker()
  if (!marker) return { skipped: notConfigured }
  const marked = await inTurns(panelOf('tune').slice(0, asked), ({ input }) => marker.mark(input), 1)
  const n = marked.length
  const figure = (metric: string, of: (one: (typeof marked)[number]) => number) =>
    reported({
      dataset: 'persona panel',
      n,
      metric,
      value: marked.reduce((sum, one) => sum + of(one), 0) / n,
    })
  return [
    figure('tokens in, mean', ({ ledger }) => ledger.inputTokens),
    figure('tokens out, mean', ({ ledger }) => ledger.outputTokens),
    figure('US dollars, mean', ({ usd }) => usd),
    figure('seconds, mean', ({ ledger }) => ledger.milliseconds / 1000),
    figure('share done by the built-in engine', ({ ledger }) => (ledger.fallback === null ? 0 : 1)),
  ]
}
