import { dealtBySize, kendallTau } from './agreement.ts'
import { inTurns } from './in-turns.ts'
import { mean as meanOf } from './mean.ts'
import { bandOf, type PanelCase, panelOf, rankOf } from './panel.ts'
import { atLeast, atMost, type Bench, type Figure, type Row } from './row.ts'
import { sampleGroups } from './sample.ts'

type Assessment = PanelCase & { score: number | null }

const lengthOf = ({ input }: PanelCase) => input.answers.reduce((sum, answer) => sum + answer.length, 0)

/** Whole jobs, for candidates are ranked within one; with a model a job in four languages comes first. */
function casesOf({ model, sample }: Bench, set: 'dev' | 'holdout'): PanelCase[] {
  const all = panelOf(set)
  if (!model) return all
  const jobs = [...Map.groupBy(all, ({ job }) => job).values()]
  const isTranslated = (cases: readonly PanelCase[]) => cases.some(({ original }) => !original)
  const most = sample(all, ({ job, candidate, language }) => `${job} ${candidate} ${language}`).length
  const [first = [], ...others] = [...jobs.filter(isTranslated), ...jobs.filter((one) => !isTranslated(one))]
  return [...first, ...sampleGroups(others, most - first.length, ({ job }) => job)]
}

/** B9: interviews written to be of five bands; the totals have to rank them, and to land in the band. */
export const personaPanel: Row = {
  id: 'B9',
  what: 'the persona panel: order, bands, and the same scores for translations',
  asksModel: true,
  run: async (bench) => {
    const figures: Figure[] = []
    for (const set of bench.splits) {
      const scored = await inTurns(casesOf(bench, set), async (one) => {
        const assessment = await bench.scoreInput(one.input)
        return assessment && { ...one, score: assessment.score }
      })
      const cases = scored.filter((one) => one !== null)
      if (cases.length > 0) figures.push(...figuresOf(set, cases, bench.engine === 'llm' ? 0.9 : 0.85))
    }
    return figures.length > 0 || bench.model ? figures : { skipped: 'eval/panel' }
  },
}

function figuresOf(set: string, cases: readonly Assessment[], tauTarget: number): Figure[] {
  const originals = cases.filter(({ original }) => original)
  const ranks = originals.map(({ band }) => rankOf(band))
  const byLength = dealtBySize(originals.map(lengthOf), ranks)
  const right = (given: readonly number[]) => meanOf(given.map((rank, at) => (rank === ranks[at] ? 1 : 0)))
  const tau = (of: (one: Assessment) => number) =>
    meanOf(
      [...Map.groupBy(originals, ({ job }) => job).values()].map((same) =>
        kendallTau(
          same.map(of),
          same.map(({ band }) => rankOf(band)),
        ),
      ),
    )
  const people = [...Map.groupBy(cases, ({ job, candidate }) => `${job} ${candidate}`).values()]
  const translated = people.filter((same) => same.length > 1)
  // No total is -1: a total in one language and none in another is as far apart as can be.
  const ranges = translated.map((same) => {
    const scores = same.map(({ score }) => score)
    if (scores.every((score) => score === null)) return 0
    if (scores.includes(null)) return 100
    return Math.max(...scores.map(Number)) - Math.min(...scores.map(Number))
  })
  return [
    atLeast(tauTarget, {
      dataset: `persona panel, ${set}, originals`,
      n: originals.length,
      metric: "Kendall's tau within a job",
      floor: tau(lengthOf),
      value: tau(({ score }) => score ?? -1),
    }),
    atLeast(0.85, {
      dataset: `persona panel, ${set}, originals`,
      n: originals.length,
      metric: 'band accuracy',
      floor: right(byLength),
      value: right(originals.map(({ score }) => rankOf(bandOf(score)))),
    }),
    ...(translated.length === 0
      ? []
      : [
          atMost(5, {
            dataset: `persona panel, ${set}, in four languages`,
            n: translated.length,
            metric: 'mean difference across translations',
            value: meanOf(ranges),
          }),
          atMost(5, {
            dataset: `persona panel, ${set}, in four languages`,
            n: translated.length,
            metric: 'largest difference across translations',
            value: Math.max(...ranges),
          }),
        ]),
  ]
}
