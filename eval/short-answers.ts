import { interviewLanguages, type Language } from '../src/contract/languages.ts'
import { dealtBySize, quadraticWeightedKappa } from './agreement.ts'
import { inTurns } from './in-turns.ts'
import { acidRain, acidRainTask } from './key-points/acid-rain.ts'
import { creditByModel } from './key-points/key-point-prompt.ts'
import { type KeyPointGroup, scoreKeyPoints } from './key-points/key-points.ts'
import { stretchedPlastics, stretchedPlasticsTask } from './key-points/stretched-plastics.ts'
import { atLeast, type Bench, type Figure, type Row, reported } from './row.ts'
import { splitOf, splits } from './splits.ts'

interface ShortAnswer {
  id: string
  text: string
  score: number
}
/** An answer with what the engine gave it. */
type Given = ShortAnswer & { given: number }
type Credit = (text: string) => Promise<number | null>

const prompts: Record<1 | 2, { task: string; groups: (language: Language) => KeyPointGroup[] }> = {
  1: { task: acidRainTask, groups: acidRain },
  2: { task: stretchedPlasticsTask, groups: stretchedPlastics },
}

/** B2: answers scored by people, 0 to 3; the engine knows the rubric's key points and no scored answer. */
export const shortAnswers: Row = {
  id: 'B2',
  what: 'short answers against the key points of the rubric, agreement with people',
  asksModel: true,
  run: async (bench) => {
    const bar = bench.engine === 'llm' ? 0.6 : 0.4
    const figures: Figure[] = []
    for (const language of interviewLanguages) {
      const all = ([1, 2] as const).map((prompt) =>
        bench.openLines<ShortAnswer>(`short-answers/${language}-prompt${prompt}.jsonl`),
      )
      const [one, two] = all
      if (!one || !two) return { skipped: `short-answers/${language}-prompt*.jsonl` }
      const each = [await measure(bench, language, 1, one), await measure(bench, language, 2, two)]
      const mean = (of: 'kappa' | 'floor') => each.reduce((sum, entry) => sum + entry[of], 0) / each.length
      figures.push(
        atLeast(bar, {
          dataset: `short answers, ${language}, both prompts`,
          n: each.reduce((sum, { n }) => sum + n, 0),
          metric: 'quadratic weighted kappa, mean of prompts',
          floor: mean('floor'),
          value: mean('kappa'),
        }),
        ...each.flatMap((entry) => entry.figures),
      )
    }
    return figures
  },
}

/** How an answer gets its credit: by the engine that is measured, given the key points alone. */
function creditOf({ model }: Bench, language: Language, prompt: 1 | 2): Credit {
  const { task, groups } = prompts[prompt]
  const points = groups(language)
  if (model) return (text) => model.with((run) => creditByModel(run, task, points, text))
  return async (text) => scoreKeyPoints(text, points, language).credit
}

async function measure(bench: Bench, language: Language, prompt: 1 | 2, rows: readonly ShortAnswer[]) {
  const credit = creditOf(bench, language, prompt)
  const given = await inTurns(
    bench.sample(rows, ({ id }) => id),
    async (row) => ({ row, given: await credit(row.text) }),
  )
  const scored = given.flatMap(({ row, given: score }): Given[] =>
    score === null ? [] : [{ ...row, given: score }],
  )
  const figures = splits.map((half) => {
    const some = scored.filter(({ id }) => splitOf(id) === half)
    const { kappa, floor } = kappaOf(some)
    return reported({
      dataset: `short answers, ${language}, prompt ${prompt}, ${half} half`,
      n: some.length,
      metric: 'quadratic weighted kappa',
      floor,
      value: kappa,
    })
  })
  return { ...kappaOf(scored), n: scored.length, figures }
}

function kappaOf(some: readonly Given[]) {
  const human = some.map(({ score }) => score)
  const given = some.map((one) => one.given)
  const bySize = dealtBySize(
    some.map(({ text }) => text.length),
    human,
  )
  return { kappa: quadraticWeightedKappa(given, human, 3), floor: quadraticWeightedKappa(bySize, human, 3) }
}
