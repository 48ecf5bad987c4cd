import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { markCase, panelOf } from './panel.ts'
import { atMost, type Row } from './row.ts'

/** B11: the same interview marked five times. */
export const sameAgain: Row = {
  id: 'B11',
  what: 'five runs of the same interview',
  run: async ({ engine }) => {
    if (engine === 'llm') return { skipped: 'the panel is not yet marked by the LLM engine' }
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
    if (engine === 'llm') return { skipped: 'tokens and cost are counted by the LLM engine' }
    const cases = panelOf('tune')
    if (cases.length === 0) return { skipped: 'bench/ai/panel' }
    const script = join(import.meta.dirname, 'one-candidate.ts')
    const alone = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
      first: number
      megabytes: number
    }
    const times = cases.map((one) => {
      const began = performance.now()
      markCase(one)
      return performance.now() - began
    })
    const dataset = 'persona panel'
    return [
      atMost(300, { dataset, n: 1, metric: 'ms, first in a process', value: alone.first }),
      atMost(300, { dataset, n: times.length, metric: 'ms, slowest', value: Math.round(Math.max(...times)) }),
      atMost(200, { dataset, n: 1, metric: 'MB, the whole process', value: alone.megabytes }),
    ]
  },
}
