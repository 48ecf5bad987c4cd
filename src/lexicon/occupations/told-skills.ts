import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { kinFinder, stemOf } from '../stem.ts'
import { type SkillOfFamily, skillsNamed } from './find-skills.ts'
import type { Trade } from './find-trade.ts'
import { isOfMostTrades } from './fit-families.ts'
import { foldPhrase } from './fold-phrase.ts'
import { toldWordsOf, wordsOfFamily } from './read-lexicon.ts'
import { stemsOf } from './words.ts'

/** What somebody says who tells of using a skill: a term by its stems, and how much it points to that skill, 0 to 1. */
type Term = { readonly stems: readonly string[]; readonly weight: number }
type Terms = { readonly of: ReadonlyMap<string, readonly Term[]>; readonly stems: ReadonlySet<string> }

/** Tools have short names: CSV, SQL. */
const shortest = 3

const stemsInOrder = (term: string, language: Language): string[] =>
  (foldPhrase(term).match(/[\p{L}\d]+/gu) ?? [])
    .filter(({ length }) => length >= shortest)
    .map((word) => stemOf(word, language))

const termsIn = perLanguage(() => new Map<string, Terms>())

function termsOf(family: string, language: Language): Terms {
  const known = termsIn(language).get(family) ?? readTerms(family, language)
  termsIn(language).set(family, known)
  return known
}

/** A word of most trades points to no skill by itself. */
const ofAnyWork = 0.3

/** The terms of each skill of a family, its names too; one that several of its skills have points to each of them the less. */
function readTerms(family: string, language: Language): Terms {
  const told = toldWordsOf(family, language)
  const lists = Object.entries(wordsOfFamily(family, language).skills).map(([id, names]) => {
    const terms = [...names, ...(told[id]?.split(', ') ?? [])].map((term) => stemsInOrder(term, language))
    return {
      id,
      terms: new Map(terms.filter(({ length }) => length > 0).map((term) => [term.join(' '), term])),
    }
  })
  const users = new Map<string, number>()
  for (const { terms } of lists)
    for (const stem of new Set([...terms.values()].flat())) users.set(stem, (users.get(stem) ?? 0) + 1)
  const weighStem = (stem: string) => 1 - Math.log(users.get(stem) ?? 1) / Math.log(lists.length)
  const weigh = (key: string, stems: readonly string[]) =>
    Math.max(...stems.map(weighStem)) * (stems.length === 1 && isOfMostTrades(key, language) ? ofAnyWork : 1)
  return {
    of: new Map(
      lists.map(({ id, terms }) => [
        id,
        [...terms].map(([key, stems]) => ({ stems, weight: weigh(key, stems) })),
      ]),
    ),
    stems: new Set(lists.flatMap(({ terms }) => [...terms.values()].flat())),
  }
}

/** The skills of the library that a name in an offer may mean: those of its trade by name, then by words; then others by name. */
export function skillsMeant(name: string, trade: Trade | null, language: Language): readonly SkillOfFamily[] {
  const named = skillsNamed(name)
  if (trade === null) return named
  const own = named.filter(({ family }) => family === trade.family)
  if (own.length > 0) return own
  const { family } = trade
  const asked = stemsInOrder(name, language).filter(
    (stem) => stem.length >= telling && !isOfMostTrades(stem, language),
  )
  const likeliest = (stemsOfSkills: readonly (readonly [string, readonly string[]])[]) => {
    const fits = stemsOfSkills.map(([id, stems]) => ({
      family,
      id,
      fit: asked.filter(kinFinder(new Set(stems))).length / asked.length,
    }))
    const best = Math.max(...fits.map(({ fit }) => fit))
    const likely = fits.filter(({ fit }) => fit === best)
    return best >= mostOfName && likely.length <= mostMeant ? likely : []
  }
  const names = Object.entries(wordsOfFamily(family, language).skills)
  const terms = [...termsOf(family, language).of]
  const found = [
    likeliest(names.map(([id, all]) => [id, stemsInOrder(all.join(' '), language)])),
    named,
    likeliest(terms.map(([id, all]) => [id, all.flatMap(({ stems }) => stems)])),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** At least so much of a name is said of a skill. */
const mostOfName = 0.5
/** A word of more skills than these says of none that it is meant. */
const mostMeant = 3
/** A shorter stem may be a part of any word. */
const telling = 4

/** How much words (folded) tell of using one of some skills: about how many of its terms are among them. */
export function tellingOf(
  skills: readonly SkillOfFamily[],
  words: readonly { readonly text: string }[],
  language: Language,
): number {
  return Math.max(
    0,
    ...skills.map(({ family, id }) => {
      const { of, stems } = termsOf(family, language)
      const said = new Set(
        words.flatMap(({ text: word }) => {
          const stem = stemOf(word, language)
          return stems.has(stem) ? [stem] : stemsOf(word, language, stems)
        }),
      )
      const counted = new Set<string>()
      let total = 0
      for (const term of [...(of.get(id) ?? [])].sort(
        (one, other) => other.stems.length - one.stems.length,
      )) {
        if (!term.stems.every((stem) => said.has(stem)) || term.stems.every((stem) => counted.has(stem)))
          continue
        for (const stem of term.stems) counted.add(stem)
        total += term.weight
      }
      return total
    }),
  )
}
