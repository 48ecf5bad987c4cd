import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { stemOf } from '../stem.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, familyOf, wordsOfFamily } from './read-lexicon.ts'

/** An occupation of the library. */
export type Occupation = { readonly family: string; readonly id: string }
/** `near`: much of the work is the same; `other`: nothing says so. */
export type Relation = 'same' | 'near' | 'other'

type Title = { readonly text: string; readonly occupation: Occupation }
type Titles = ReadonlyMap<string, readonly Title[]>

/** Gender marks: Verkäufer/in, vendeur·euse, infirmier(ère), Pfleger*innen, enfermero/a. */
const genderMarks = /(?<=\p{L}{3})(?:\(-?\p{L}{1,5}\)|[·•*:_/]-?\p{Ll}{1,5}(?:·s)?)(?!\p{L})/gu
/** All genders are meant: (m/w/d), H/F, (f/m/x). */
const allGenders = /\(?(?<!\p{L})[mwdfhx](?:\s?[/|]\s?[mwdfhx]){1,2}(?!\p{L})\)?/giu
const abbreviation = /^[\p{Lu}\d]{2,5}$/u

const fold = (text: string): string => foldPhrase(text).replace(/ß/g, 'ss').replace(/œ/g, 'oe')

type Word = { word: string; raw: string; form: string }
/** Only with one of these a text can hold a mark of gender. */
const marks = /[(/|·•*:_]/

const wordsIn = (text: string): Omit<Word, 'form'>[] => {
  const composed = text.normalize('NFC')
  const bare = marks.test(composed) ? composed.replace(allGenders, ' ').replace(genderMarks, '') : composed
  return [...bare.matchAll(/[\p{L}\p{M}\d+#]+/gu)].map(([raw]) => ({ raw, word: fold(raw) }))
}

const titlesIn = perLanguage(readTitles)

/** Titles by the form of their first word; the rest of a title is read when somebody has a word like it. */
function readTitles(language: Language): Titles {
  const byFirstWord = new Map<string, Title[]>()
  for (const family of familyNames())
    for (const [id, titles] of Object.entries(wordsOfFamily(family, language).occupations))
      for (const text of titles) {
        const [first] = wordsIn(text.split(' ', 1)[0] ?? '')
        const form = formOf(first?.word ?? '', language)
        const others = byFirstWord.get(form)
        const title = { text, occupation: { family, id } }
        if (others) others.push(title)
        else byFirstWord.set(form, [title])
      }
  return byFirstWord
}

const formsKnown = new Map<string, readonly string[]>()

function formsOf(title: string, language: Language): readonly string[] {
  const key = `${language} ${title}`
  const forms = formsKnown.get(key) ?? wordsIn(title).map(({ word }) => formOf(word, language))
  formsKnown.set(key, forms)
  return forms
}

const minStemmed = 6

/** Gender and number make no other title of a word; a short one may be another word without its ending. */
const formOf = (word: string, language: Language): string =>
  word.length < minStemmed ? word.replace(/s$/u, '') : stemOf(word, language)

type Found = { readonly occupation: Occupation; readonly length: number }

/** The longest title that begins here. */
function titleAt(titles: Titles, words: readonly Word[], at: number, language: Language): Found | undefined {
  const { form = '', raw = '' } = words[at] ?? {}
  return (titles.get(form) ?? [])
    .map(({ text, occupation }) => ({ text, occupation, forms: formsOf(text, language) }))
    .filter(
      ({ text, forms }) =>
        (!abbreviation.test(text) || raw === raw.toUpperCase()) &&
        forms.every((one, offset) => words[at + offset]?.form === one),
    )
    .map(({ occupation, forms }) => ({ occupation, length: forms.length }))
    .sort((one, other) => other.length - one.length)[0]
}

const minCompoundEnd = 6
/** Somebody may send a word without end; no German title is longer than this. */
const maxCompound = 50

/** German joins words: an Intensivkrankenschwester is a Krankenschwester. */
function endOfCompound(titles: Titles, word: string): Found | undefined {
  if (word.length > maxCompound) return undefined
  for (let start = 3; start <= word.length - minCompoundEnd; start++) {
    const title = titles.get(formOf(word.slice(start), 'de'))?.find(({ text }) => !text.includes(' '))
    if (title) return { occupation: title.occupation, length: 1 }
  }
  return undefined
}

/** The occupations that a text names, and the share of its words that name them. */
type Named = { readonly found: readonly Occupation[]; readonly covered: number; readonly share: number }

/**
 * The occupations that a title or a line names, in order: in the language that has the most of its words in titles, so
 * that a "chef de chantier" is no chef in an English interview; the first of the languages where they have as many.
 */
export const findOccupations = (text: string, languages: readonly Language[]): readonly Occupation[] =>
  occupationsNamed(text, languages).found

/** The same, with how much of the text names them: of "Coordinador de logística" a "coordinador" is a third. */
export function occupationsNamed(text: string, languages: readonly Language[]): Named {
  const words = wordsIn(text)
  let best: Named = { found: [], covered: 0, share: 0 }
  for (const language of languages) {
    const named = occupationsIn(
      words.map((one) => ({ ...one, form: formOf(one.word, language) })),
      language,
    )
    if (named.covered > best.covered) best = named
    if (best.covered >= Math.min(words.length, enoughWords)) break
  }
  return best
}

/** So many words of a title leave little doubt in which language it is. */
const enoughWords = 3

function occupationsIn(words: readonly Word[], language: Language): Named {
  const titles = titlesIn(language)
  const found: Occupation[] = []
  let covered = 0
  for (let at = 0; at < words.length; ) {
    const title =
      titleAt(titles, words, at, language) ??
      (language === 'de' ? endOfCompound(titles, words[at]?.word ?? '') : undefined)
    if (title) found.push(title.occupation)
    covered += title?.length ?? 0
    at += Math.max(1, title?.length ?? 1)
  }
  return {
    covered,
    share: covered / Math.max(1, words.length),
    found: found.filter(
      (one, place) =>
        found.findIndex((other) => other.family === one.family && other.id === one.id) === place,
    ),
  }
}

const isNear = (one: Occupation, other: Occupation): boolean =>
  familyOf(one.family).occupations[one.id]?.near.some(
    (name) => name === `${other.family}/${other.id}` || (one.family === other.family && name === other.id),
  ) === true

/** How close the work of two occupations is. */
export function relationOf(one: Occupation, other: Occupation): Relation {
  if (one.family === other.family && one.id === other.id) return 'same'
  return isNear(one, other) || isNear(other, one) ? 'near' : 'other'
}

/** How close the work of two titles is, of which each may name several occupations; null where one names none. */
export function closestRelation(some: readonly Occupation[], others: readonly Occupation[]): Relation | null {
  if (some.length === 0 || others.length === 0) return null
  const relations = some.flatMap((one) => others.map((other) => relationOf(one, other)))
  return (['same', 'near'] as const).find((relation) => relations.includes(relation)) ?? 'other'
}
