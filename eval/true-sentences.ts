import { contradictions } from '../src/testing/interviews/contradictions.ts'
import { wrongWithReasons } from '../src/testing/interviews/wrong-with-reasons.ts'
import { inTurns } from './in-turns.ts'
import { panelOf } from './panel.ts'
import { atMost, type Bench, type Row } from './row.ts'
import type { Split } from './splits.ts'
import { type WrittenInterview, writtenInterviews } from './written-interviews.ts'

const everybody = (split: Split): Pick<WrittenInterview, 'input'>[] => [
  ...panelOf(split),
  ...writtenInterviews(split),
]

async function assessedBy(bench: Bench, split: Split) {
  const cases = bench.sample(everybody(split), ({ input }) =>
    JSON.stringify([input.job.title, input.candidate]),
  )
  const results = await inTurns(cases, async ({ input }) => ({
    input,
    assessment: await bench.scoreInput(input),
  }))
  return results.flatMap(({ input, assessment }) => (assessment ? [{ input, assessment }] : []))
}

/** R9: what can be checked of each sentence by code; whether it is true of the words, a reader judges (B9e). */
export const trueSentences: Row = {
  id: 'R9',
  what: 'sentences: of the step of their score, no absence as a fact or of what stands there, no quote in three fields',
  asksModel: true,
  run: async (bench) => {
    const figures = []
    for (const split of bench.splits) {
      const all = await assessedBy(bench, split)
      const of = { dataset: split, n: all.length }
      const sum = (count: (one: (typeof all)[number]) => number) =>
        all.reduce((total, one) => total + count(one), 0)
      for (const [metric, check] of Object.entries(contradictions))
        figures.push(
          atMost(0, {
            ...of,
            metric,
            value: sum(({ input, assessment }) => check(assessment, input).length),
          }),
        )
      figures.push(
        atMost(0, {
          ...of,
          metric: 'slips of the sentences',
          value: sum(({ input, assessment }) => wrongWithReasons(input, assessment).length),
        }),
      )
    }
    return figures
  },
}
