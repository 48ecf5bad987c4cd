import type { Language } from '#contract/languages.ts'
import { familyOf } from './read-lexicon.ts'
import { formsIn, only, smallWordsIn, titleWordsOf, type Word, wordsIn } from './title-words.ts'
import { likelyTitles, type Occupation, type Title } from './titles.ts'

export type { Occupation } from './titles.ts'
/** `near`: much of the work is the same; `other`: nothing says so. */
export type Relation = 'same' | 'near' | 'other'

/** The occupations that a text names, and the share of its words that name them. */
type Named = {
  readonly found: readonly Occupation[]
  /** Those that its first title may mean: a "project coordinator" is one of two. */
  readonly first: readonly Occupation[]
  readonly covered: number
  /** How long the longest of its titles is. */
  readonly letters: number
  readonly share: number
}

/**
 * The occupations that a title or a line names, in order: in the language that has the most of its words in titles, so
 * that a "chef de chantier" is no chef in an English interview; the first of the languages where they have as many.
 */
export const findOccupations = (text: string, languages: readonly Language[]): readonly Occupation[] =>
  occupationsNamed(text, languages).found

const longWord = 8

/** All of a title, or words so long that they mean the same in other languages: none of these has to be looked into. */
const leavesNoDoubt = ({ letters, share }: Named) => share === 1 || letters >= longWord

/** The same, with how much of the text names them: of "Coordinador de flota" a "coordinador" is half. */
export function occupationsNamed(text: string, languages: readonly Language[]): Named {
  const words = wordsIn(text)
  const main = wordsIn(mainPart(text)).length
  const small = languages.map((language) => smallWordsIn(words, language))
  const most = Math.max(...small)
  let best: Named = { found: [], first: [], covered: 0, letters: 0, share: 0 }
  // "Chef de mission" has a word that is no English one.
  for (const language of languages.filter((_, at) => small[at] === most)) {
    const named = occupationsIn(inOneGender(titleWordsOf(words, language), language), language, main)
    if (named.covered > best.covered && (language === languages[0] || tellsMuch(named))) best = named
    if (leavesNoDoubt(best)) break
  }
  return best
}

/** "Directora o Director Comercial" is a "Director Comercial": of the same word twice in a row the second stays. */
const inOneGender = (words: readonly Word[], language: Language): readonly Word[] => {
  const forms = formsIn(words, language)
  return only(words, (_, at) => forms[at] !== forms[at + 1])
}

/** A title without what is added to it: the city, the contract. */
const mainPart = (text: string): string => text.replace(/\([^)]{6,}\)/g, ' ').split(/\s[-–—|]\s/, 1)[0] ?? ''

/** One word of many may be a word of another language as well. */
const tellsMuch = ({ covered, share }: Named) => covered > 1 || share >= 0.5

const maxTitle = 6

function occupationsIn(words: readonly Word[], language: Language, main: number): Named {
  const forms = formsIn(words, language)
  const titles = likelyTitles(words, forms, language)
  const found: Occupation[][] = []
  let covered = 0
  let letters = 0
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at + 1, at + maxTitle).findIndex(({ begins }) => begins)
    let length = Math.min(maxTitle, words.length - at, next < 0 ? maxTitle : next + 1)
    let here: readonly Title[] = []
    for (; length > 0; length--) {
      here = titles.at(words.slice(at, at + length), forms.slice(at, at + length))
      if (here.length > 0) break
    }
    if (here.length > 0) found.push(here.map(({ occupation }) => occupation))
    covered += length
    letters = Math.max(letters, lettersOf(words.slice(at, at + length)))
    at += Math.max(1, length)
  }
  const all = found.flat()
  return {
    covered,
    letters,
    share: Math.min(1, covered / Math.max(1, Math.min(main, words.length))),
    first: found[0] ?? [],
    found: all.filter((one, place) => all.findIndex((other) => isSame(one, other)) === place),
  }
}

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { word }) => sum + word.length, 0)

const isSame = (one: Occupation, other: Occupation) => one.family === other.family && one.id === other.id

const isNear = (one: Occupation, other: Occupation): boolean =>
  familyOf(one.family).occupations[one.id]?.near.some(
    (name) => name === `${other.family}/${other.id}` || (one.family === other.family && name === other.id),
  ) === true

/** How close the work of two occupations is. */
export function relationOf(one: Occupation, other: Occupation): Relation {
  if (isSame(one, other)) return 'same'
  return isNear(one, other) || isNear(other, one) ? 'near' : 'other'
}

/** How close the work of two titles is, of which each may name several occupations; null where one names none. */
export function closestRelation(some: readonly Occupation[], others: readonly Occupation[]): Relation | null {
  if (some.length === 0 || others.length === 0) return null
  const relations = some.flatMap((one) => others.map((other) => relationOf(one, other)))
  return (['same', 'near'] as const).find((relation) => relations.includes(relation)) ?? 'other'
}
