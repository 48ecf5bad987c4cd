import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { listedStems } from './fit-families.ts'
import { type QuestionStems, questionStemsIn } from './question-stems.ts'
import { familyNames } from './read-lexicon.ts'
import { stemsOf } from './words.ts'

type Weights = ReadonlyMap<string, number>
/** How much each stem speaks of a trade's work: of those that the trade uses itself, and of those of others. */
type Speech = { readonly own: ReadonlyMap<string, Weights>; readonly others: Weights }

/** A listed word counts as if so many of a trade's questions had it. */
const listed = 0.15
/** Added to each share: that a trade's few questions lack a word says little. */
const unsaid = 0.02
/** A word of other trades speaks against this one by no more: everybody tells of people, days and places. */
const most = 0.25

const speechIn = perLanguage((language: Language): Speech => {
  const questions = Map.groupBy(questionStemsIn(language), ({ family }) => family)
  const shares = new Map(
    familyNames().map((name) => [name, sharesOf(questions.get(name) ?? [], listedStems(name, language))]),
  )
  const average = new Map<string, number>()
  for (const own of shares.values())
    for (const [stem, share] of own) average.set(stem, (average.get(stem) ?? 0) + share / shares.size)
  const weigh = (stem: string, share: number) =>
    Math.max(-most, Math.log((share + unsaid) / ((average.get(stem) ?? 0) + unsaid)))
  return {
    own: new Map(
      [...shares].map(([name, own]) => [
        name,
        new Map([...own].map(([stem, share]) => [stem, weigh(stem, share)])),
      ]),
    ),
    others: new Map([...average.keys()].map((stem) => [stem, weigh(stem, 0)])),
  }
})

/** In what share of a trade's questions, with what they ask for and what a good answer names, each stem stands. */
function sharesOf(questions: readonly QuestionStems[], words: ReadonlySet<string>): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { all } of questions)
    for (const stem of all) shares.set(stem, (shares.get(stem) ?? 0) + 1 / questions.length)
  for (const stem of words) shares.set(stem, Math.max(listed, shares.get(stem) ?? 0))
  return shares
}

/** How much more words are those of a trade's work than of work in general; below 0 where they are rather of others. */
export function speechOf(family: string, stems: Iterable<string>, language: Language): number {
  const speech = speechIn(language)
  return weigh(family, partsOf(stems, language, speech.others), speech)
}

/** The same of each family. */
export function speechOfFamilies(stems: Iterable<string>, language: Language): ReadonlyMap<string, number> {
  const speech = speechIn(language)
  const parts = partsOf(stems, language, speech.others)
  return new Map(familyNames().map((name) => [name, weigh(name, parts, speech)]))
}

function weigh(family: string, parts: Iterable<string>, { own, others }: Speech): number {
  const weights = own.get(family)
  let sum = 0
  for (const part of parts) sum += weights?.get(part) ?? others.get(part) ?? 0
  return sum
}

const partsOf = (stems: Iterable<string>, language: Language, known: Weights): ReadonlySet<string> =>
  new Set([...stems].flatMap((stem) => stemsOf(stem, language, known)))
