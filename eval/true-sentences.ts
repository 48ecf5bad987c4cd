import type { Assessment } from '../src/features/scoring/assessment.ts'
import { scoreFields } from '../src/features/scoring/weights.ts'
import { wrongWithReasons } from '../src/testing/interviews/wrong-with-reasons.ts'
import { inTurns } from './in-turns.ts'
import { panelOf } from './panel.ts'
import { atMost, type Bench, type Row } from './row.ts'
import { type Split, type WrittenInterview, writtenInterviews } from './written-interviews.ts'

const splits: readonly Split[] = ['dev', 'holdout']
const everybody = (split: Split): Pick<WrittenInterview, 'input'>[] => [
  ...panelOf(split),
  ...writtenInterviews(split),
]

/** The steps of the anchors, from the top; a sentence names the step of its score. */
const steps = [
  [85, 'A full account'],
  [70, 'A sound account'],
  [50, 'A partial account'],
  [25, 'A thin answer'],
  [0, 'Hardly anything to go by'],
] as const

/** Sentences about a question that name another step than their score has. */
const offStep = ({ questionScores }: Assessment): number =>
  questionScores.filter(({ value, reason }) => {
    const named = steps.find(([, words]) => reason.startsWith(words))
    const own = steps.find(([from]) => value >= from)
    return named !== undefined && named !== own
  }).length

/** Absence said as a fact about a person: "has no", "lacks", "never", "cannot". */
const blames = ({ scores, questionScores }: Assessment): number =>
  [...Object.values(scores), ...questionScores].filter(({ reason }) =>
    /\b(?:lacks?|never|cannot|can't|is unable|has no|does not have|is not able|fails? to)\b/i.test(reason),
  ).length

/** Quotes that stand for more than two fields. */
function overused({ scores }: Assessment): number {
  const uses = new Map<string, number>()
  for (const field of scoreFields)
    for (const { source, text } of scores[field].quotes)
      uses.set(`${source} ${text}`, (uses.get(`${source} ${text}`) ?? 0) + 1)
  return [...uses.values()].filter((times) => times > 2).length
}

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
  what: 'sentences: of the step of their score, no absence as a fact, no quote in more than two fields',
  asksModel: true,
  run: async (bench) => {
    const figures = []
    for (const split of splits) {
      const all = await assessedBy(bench, split)
      const of = { dataset: split, n: all.length }
      const sum = (count: (one: (typeof all)[number]) => number) =>
        all.reduce((total, one) => total + count(one), 0)
      figures.push(
        atMost(0, {
          ...of,
          metric: 'sentences of another step',
          value: sum(({ assessment }) => offStep(assessment)),
        }),
        atMost(0, { ...of, metric: 'absence as a fact', value: sum(({ assessment }) => blames(assessment)) }),
        atMost(0, {
          ...of,
          metric: 'quotes in three fields or more',
          value: sum(({ assessment }) => overused(assessment)),
        }),
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
