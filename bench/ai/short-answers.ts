import { interviewLanguages, type Language } from '#contract/languages.ts'
import { type KeyPointGroup, markKeyPoints } from '#features/assessments/server/engine/key-points.ts'
import { dealtBySize, quadraticWeightedKappa } from './agreement.ts'
import { halfOf, halves } from './halves.ts'
import { acidRain } from './key-points/acid-rain.ts'
import { stretchedPlastics } from './key-points/stretched-plastics.ts'
import { atLeast, type Figure, type Row, reported } from './row.ts'

interface ShortAnswer {
  id: string
  text: string
  score: number
}
const prompts: Record<1 | 2, (language: Language) => KeyPointGroup[]> = { 1: acidRain, 2: stretchedPlastics }

/** B2: answers marked by people, 0 to 3; the engine knows the rubric's key points and no marked answer. */
export const shortAnswers: Row = {
  id: 'B2',
  what: 'short answers against the key points of the rubric, agreement with people',
  run: async ({ engine, openLines }) => {
    if (engine === 'llm') return { skipped: 'the LLM engine marks competencies, not key points' }
    const figures: Figure[] = []
    for (const language of interviewLanguages) {
      const all = [1, 2].map((prompt) =>
        openLines<ShortAnswer>(`short-answers/${language}-prompt${prompt}.jsonl`),
      )
      const [one, two] = all
      if (!one || !two) return { skipped: `short-answers/${language}-prompt*.jsonl` }
      const each = [measure(language, 1, one), measure(language, 2, two)]
      const mean = (of: 'kappa' | 'floor') => each.reduce((sum, entry) => sum + entry[of], 0) / each.length
      figures.push(
        atLeast(0.4, {
          dataset: `short answers, ${language}, both prompts`,
          n: one.length + two.length,
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

function measure(language: Language, prompt: 1 | 2, rows: readonly ShortAnswer[]) {
  const groups = prompts[prompt](language)
  const kappaOf = (some: readonly ShortAnswer[]) => {
    const human = some.map(({ score }) => score)
    const given = some.map(({ text }) => markKeyPoints(text, groups, language).credit)
    const bySize = dealtBySize(
      some.map(({ text }) => text.length),
      human,
    )
    return { kappa: quadraticWeightedKappa(given, human, 3), floor: quadraticWeightedKappa(bySize, human, 3) }
  }
  const figures = halves.map((half) => {
    const some = rows.filter(({ id }) => halfOf(id) === half)
    const { kappa, floor } = kappaOf(some)
    return reported({
      dataset: `short answers, ${language}, prompt ${prompt}, ${half} half`,
      n: some.length,
      metric: 'quadratic weighted kappa',
      floor,
      value: kappa,
    })
  })
  return { ...kappaOf(rows), figures }
}
