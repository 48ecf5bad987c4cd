import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { stemOf } from '../stem.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, wordsOfFamily } from './read-lexicon.ts'

/** By the stem of a word, the families that use it. */
type Stems = ReadonlyMap<string, readonly string[]>
/** The words of the trades, and how many of them use each stem, those that their questions have counted too. */
type Known = { readonly trade: Stems; readonly uses: ReadonlyMap<string, number> }

const stemsIn = perLanguage(readStems)

const minLetters = 4
/** Capitals write ß as SS. */
export const wordsIn = (text: string) =>
  (
    foldPhrase(text)
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter(({ length }) => length >= minLetters)

/** A trade uses a word of its questions as likely as one of so many of them has it, however many there are. */
const questionsRead = 20

function readStems(language: Language): Known {
  const trade = new Map<string, string[]>()
  const uses = new Map<string, number>()
  const stemsOfWords = (words: Iterable<string>) => new Set([...words].map((word) => stemOf(word, language)))
  for (const name of familyNames()) {
    const { vocabulary, skills, occupations, situations } = wordsOfFamily(name, language)
    // Of the titles the usual one: the others are its forms.
    const titles = Object.values(occupations).map(([first]) => first ?? '')
    const own = stemsOfWords(wordsIn([...vocabulary, ...Object.values(skills).flat(), ...titles].join(' ')))
    for (const stem of own) {
      const families = trade.get(stem)
      if (families) families.push(name)
      else trade.set(stem, [name])
      uses.set(stem, (uses.get(stem) ?? 0) + 1)
    }
    const all = Object.values(situations)
    const counts = new Map<string, number>()
    for (const { text, keyPoints } of all)
      for (const stem of stemsOfWords(wordsIn([text, ...keyPoints].join(' '))))
        if (!own.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts)
      uses.set(stem, (uses.get(stem) ?? 0) + 1 - (1 - count / all.length) ** questionsRead)
  }
  return { trade, uses }
}

const minPart = 5
/** Somebody may send a word without end; no German word of a trade is longer than this. */
const maxCompound = 50

/** A word's stem, and for a German compound that is not known itself those of its parts: Wundversorgung, Kassensturz. */
export function stemsOf(
  word: string,
  language: Language,
  stems: ReadonlyMap<string, unknown>,
): readonly string[] {
  const whole = stemOf(word, language)
  if (language !== 'de' || stems.has(whole) || word.length < 2 * minPart || word.length > maxCompound)
    return [whole]
  for (let at = word.length - minPart; at >= minPart; at--) {
    const parts = [word.slice(0, at), word.slice(at)].map((part) => stemOf(part, language))
    const heard = parts.filter((part) => stems.has(part))
    if (heard.length > 0) return heard
  }
  return [whole]
}

const weightOf = (families: number) => Math.log((familyNames().length + 1) / (families + 0.5))

/** How few trades use a stem, as a weight: most for one that none of them does. */
export function rarityOf(stem: string, language: Language): number {
  const { uses } = stemsIn(language)
  return weightOf(Math.max(...stemsOf(stem, language, uses).map((one) => uses.get(one) ?? 0)))
}

/** Whether some trade uses a stem. */
export function isHeard(stem: string, language: Language): boolean {
  const { uses } = stemsIn(language)
  return stemsOf(stem, language, uses).some((one) => uses.has(one))
}

/** The words of a family's work, folded. */
export function wordsOfTrade(family: string, language: Language): readonly string[] {
  const { vocabulary, skills, occupations } = wordsOfFamily(family, language)
  return wordsIn(
    [...vocabulary, ...Object.values(skills).flat(), ...Object.values(occupations).flat()].join(' '),
  )
}

/** How much a text speaks of each family's work: the fewer families use a word, the more it says. Grows with the text. */
export function fitFamilies(text: string, language: Language): ReadonlyMap<string, number> {
  const stems = stemsIn(language).trade
  const names = familyNames()
  const said = new Set(wordsIn(text).flatMap((word) => stemsOf(word, language, stems)))
  const fits = new Map(names.map((name) => [name, 0]))
  for (const stem of said) {
    const families = stems.get(stem) ?? []
    for (const name of families) fits.set(name, (fits.get(name) ?? 0) + weightOf(families.length))
  }
  return fits
}
