import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { kinFinder, stemOf } from '../stem.ts'
import { type SkillOfFamily, skillsNamed } from './find-skills.ts'
import type { Trade } from './find-trade.ts'
import { isOfMostTrades, tradesSaying } from './fit-families.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, toldWordsOf, wordsOfFamily } from './read-lexicon.ts'
import { stemsOf } from './words.ts'

/** What somebody says who tells of using a skill: a term by its stems, and how much it points to that skill, 0 to 1. */
type Term = { readonly stems: readonly string[]; readonly weight: number }
/** The terms of each skill of a family, those of most words first, and all of their stems. */
type Terms = { readonly of: ReadonlyMap<string, readonly Term[]>; readonly stems: ReadonlySet<string> }

/** Tools have short names: CSV, SQL. */
const shortest = 3
const acronym = /^[\p{Lu}\d]{2,5}$/u

const wordsOf = (term: string): readonly string[] => term.match(/[\p{L}\p{M}\d]+/gu) ?? []

/** An acronym is no form of a word: ATS is no "at". */
const stemIn = (word: string, language: Language): string =>
  acronym.test(word) ? foldPhrase(word) : stemOf(foldPhrase(word), language)

/** The stems of a term; none of one that is a phrase of little words, such as "put up". */
function stemsOfTerm(term: string, language: Language): readonly string[] {
  const words = wordsOf(term)
  const long = words.filter(({ length }) => length >= shortest)
  return long.length === 0 || (words.length > 1 && long.length === 1)
    ? []
    : long.map((word) => stemIn(word, language))
}

const termsIn = perLanguage(() => new Map<string, Terms>())

function termsOf(family: string, language: Language): Terms {
  const known = termsIn(language).get(family) ?? readTerms(family, language)
  termsIn(language).set(family, known)
  return known
}

/** The terms of a family's skills, their names too: the more of its skills and of all trades have a word, the less it points to one. */
function readTerms(family: string, language: Language): Terms {
  const told = toldWordsOf(family, language)
  const lists = Object.entries(wordsOfFamily(family, language).skills).map(([id, names]) => {
    const terms = [...names, ...(told[id]?.split(', ') ?? [])].map((term) => stemsOfTerm(term, language))
    const known = new Map(terms.map((term) => [term.join(' '), term]))
    known.delete('')
    return { id, terms: [...known.values()].sort((one, other) => other.length - one.length) }
  })
  const users = new Map<string, number>()
  for (const { terms } of lists)
    for (const stem of new Set(terms.flat())) users.set(stem, (users.get(stem) ?? 0) + 1)
  const fewOf = (count: number, all: number) => 1 - Math.log(Math.max(1, count)) / Math.log(all)
  const trades = familyNames().length
  const weighStem = (stem: string) =>
    fewOf(users.get(stem) ?? 1, lists.length) * fewOf(tradesSaying(stem, language), trades)
  const weigh = (stems: readonly string[]) => ({ stems, weight: Math.max(...stems.map(weighStem)) })
  return {
    of: new Map(lists.map(({ id, terms }) => [id, terms.map(weigh)])),
    stems: new Set(lists.flatMap(({ terms }) => terms.flat())),
  }
}

/**
 * The skills of the library that a name in an offer may mean: those of its trade by name, or else by words of their names; those of
 * others by name; or those of its trade whose terms have most words of the name.
 */
export function skillsMeant(name: string, trade: Trade | null, language: Language): readonly SkillOfFamily[] {
  const named = skillsNamed(name)
  if (trade === null) return named
  const own = named.filter(({ family }) => family === trade.family)
  if (own.length > 0) return own
  const { family } = trade
  const { of, stems } = termsOf(family, language)
  const asked = wordsOf(name)
    .filter(({ length }) => length >= minLetters)
    .flatMap((word) => stemsOf(stemOf(foldPhrase(word), language), language, stems))
  const distinct = asked.filter((stem) => !isOfMostTrades(stem, language))
  if (distinct.length === 0) return named
  const likeliest = (skills: readonly (readonly [string, readonly string[]])[], least: number) => {
    const fits = skills.map(([id, all]) => {
      const said = distinct.filter(kinFinder(new Set(all))).length
      return { family, id, said, fit: said / asked.length }
    })
    const best = Math.max(...fits.map(({ fit }) => fit))
    const likely = fits.filter(({ fit, said }) => fit === best && said >= least)
    return best >= mostOfName && likely.length <= mostMeant ? likely : []
  }
  const names = Object.entries(wordsOfFamily(family, language).skills)
  const found = [
    likeliest(
      names.map(([id, all]) => [
        id,
        all.flatMap((one) => wordsOf(one).map((word) => stemIn(word, language))),
      ]),
      1,
    ),
    named,
    likeliest(
      [...of].map(([id, all]) => [id, all.flatMap((term) => term.stems)]),
      asked.length === 1 ? 1 : 2,
    ),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** At least so much of a name is said of a skill. */
const mostOfName = 0.5
/** A word of more skills than these says of none that it is meant. */
const mostMeant = 3
const minLetters = 4

/** One word alone tells of no skill. */
const fewestTerms = 2

/**
 * How much texts (their words folded) tell of using one of some skills: about how many of its terms stand in them, each counted once; those
 * that point to many skills in part.
 */
export function tellingOf(
  skills: readonly SkillOfFamily[],
  texts: readonly (readonly { readonly text: string }[])[],
  language: Language,
  least = fewestTerms,
): number {
  return Math.max(
    0,
    ...skills.map(({ family, id }) => {
      const { of, stems } = termsOf(family, language)
      const said = texts.map(
        (words) => new Set(words.flatMap(({ text }) => stemsSaid(text, stems, language))),
      )
      const counted = new Set<string>()
      const weights = (of.get(id) ?? []).flatMap((term) => {
        const isNew = term.stems.some((stem) => !counted.has(stem))
        if (!isNew || !said.some((own) => term.stems.every((stem) => own.has(stem)))) return []
        for (const stem of term.stems) counted.add(stem)
        return term.weight
      })
      return weights.length < least ? 0 : weights.reduce((total, weight) => total + weight, 0)
    }),
  )
}

/** A word as it is, for acronyms, and by its stem or those of its parts. */
function stemsSaid(word: string, known: ReadonlySet<string>, language: Language): readonly string[] {
  if (word.length < shortest) return []
  const stem = stemOf(word, language)
  return [word, ...(known.has(stem) ? [stem] : stemsOf(word, language, known))]
}
