import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import type { Trade } from './find-trade.ts'
import { isOfMostTrades, listedStems, weightOf } from './fit-families.ts'
import { type QuestionStems, questionStemsIn } from './question-stems.ts'
import { familyNames, familyOf } from './read-lexicon.ts'
import { spokenIn } from './spoken-words.ts'
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

/** What a word is worth that people of the occupation speak of, and people of one near it, the more the fewer others do. */
const spokenByOwn = 2
const spokenByNear = 0.5
/** A word that people of other occupations alone speak of. */
const spokenByOthers = -0.4

/** The weights of the stems of a trade, by its family and its occupation. */
const weightsIn = perLanguage(() => new Map<string, Weights>())

function weightsOf(trade: Trade, language: Language): Weights {
  const { family, occupation } = trade
  const key = `${family}/${occupation?.id ?? ''}`
  const known = weightsIn(language).get(key)
  if (known) return known
  const weights = new Map(speechIn(language).own.get(family))
  const { of, by } = spokenIn(language)
  const add = (one: string, worth: number) => {
    for (const stem of of.get(one) ?? []) {
      if (isOfMostTrades(stem, language)) continue
      const few = 1 - Math.log(by.get(stem)?.occupations ?? 1) / Math.log(of.size)
      weights.set(stem, Math.max(worth * few, weights.get(stem) ?? 0))
    }
  }
  for (const one of nearTo(trade)) add(one, spokenByNear)
  add(key, spokenByOwn)
  weightsIn(language).set(key, weights)
  return weights
}

/** The occupations (`family/occupation`) whose work is near; all of the family where the trade names none. */
export function nearTo({ family, occupation }: Trade): string[] {
  const { occupations } = familyOf(family)
  const near = occupation === null ? Object.keys(occupations) : (occupations[occupation.id]?.near ?? [])
  return near.map((one) => (one.includes('/') ? one : `${family}/${one}`))
}

/** How much more words are those of a trade's work than of work in general; below 0 where they are rather of others. */
export function speechOf(trade: Trade, stems: Iterable<string>, language: Language): number {
  const { others } = speechIn(language)
  const { by } = spokenIn(language)
  const weights = weightsOf(trade, language)
  const known = { has: (stem: string) => others.has(stem) || by.has(stem) }
  const weigh = (part: string) => weights.get(part) ?? others.get(part) ?? (by.has(part) ? spokenByOthers : 0)
  return sum(partsOf(stems, language, known), weigh)
}

/** What a word is worth to a family that some occupation of it speaks of, the more the fewer families do. */
const spokenByFamily = 0.8

/** The same of each family as a whole. */
export function speechOfFamilies(stems: Iterable<string>, language: Language): ReadonlyMap<string, number> {
  const { own, others } = speechIn(language)
  const { by } = spokenIn(language)
  const all = [...stems]
  const parts = partsOf(all, language, others)
  const spoken = [...partsOf(all, language, by)].flatMap((part) => by.get(part)?.families ?? [])
  return new Map(
    familyNames().map((name) => [
      name,
      sum(parts, (part) => own.get(name)?.get(part) ?? others.get(part) ?? 0) +
        spokenByFamily * sum(spoken, (families) => (families.has(name) ? weightOf(families.size) : 0)),
    ]),
  )
}

function sum<One>(all: Iterable<One>, of: (one: One) => number): number {
  let total = 0
  for (const one of all) total += of(one)
  return total
}

const partsOf = (
  stems: Iterable<string>,
  language: Language,
  known: { has(stem: string): boolean },
): ReadonlySet<string> => new Set([...stems].flatMap((stem) => stemsOf(stem, language, known)))
