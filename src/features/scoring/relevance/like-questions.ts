import type { Language } from '#contract/languages.ts'
import { questionStemsIn } from '#lexicon/occupations/question-stems.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { isFunctionWord } from '../text/stems.ts'
import { sum } from '../text/text.ts'

/** The questions of the library by the stems of what they ask for and what a good answer to them names. */
type Library = {
  readonly questions: readonly { readonly stems: ReadonlySet<string>; readonly length: number }[]
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly weightOf: (stem: string) => number
}

const libraryIn = perLanguage((language: Language): Library => {
  const stems = questionStemsIn(language).map(
    ({ all }) => new Set([...all].filter((stem) => !isFunctionWord(stem, language))),
  )
  const having = new Map<string, number[]>()
  stems.forEach((own, at) => {
    for (const stem of own) {
      const places = having.get(stem)
      if (places) places.push(at)
      else having.set(stem, [at])
    }
  })
  const weightOf = (stem: string) => Math.log((stems.length + 1) / ((having.get(stem)?.length ?? 0) + 0.5))
  return {
    questions: stems.map((own) => ({ stems: own, length: lengthOf(own, weightOf) })),
    having,
    weightOf,
  }
})

const lengthOf = (stems: ReadonlySet<string>, weightOf: Library['weightOf']): number =>
  Math.sqrt(sum([...stems].map((stem) => weightOf(stem) ** 2))) || 1

/** So many questions of the library say enough of what a question is about. */
const most = 6

/**
 * What people speak of who are asked like this: the stems of the library's questions that are most like it, each by how
 * like they are (the cosine of their weights), together 1 at most. What word vectors would give, from words of our own.
 */
export function stemsAround(asked: ReadonlySet<string>, language: Language): ReadonlyMap<string, number> {
  const { questions, having, weightOf } = libraryIn(language)
  const shared = new Map<number, number>()
  for (const stem of asked)
    for (const at of having.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(stem) ** 2)
  const own = lengthOf(asked, weightOf)
  const nearest = [...shared]
    .map(([at, value]) => ({
      stems: questions[at]?.stems ?? [],
      like: value / (own * (questions[at]?.length ?? 1)),
    }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
  const around = new Map<string, number>()
  for (const { stems, like } of nearest)
    for (const stem of stems) around.set(stem, Math.min(1, (around.get(stem) ?? 0) + like))
  return around
}
