import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { questionStemsIn } from './question-stems.ts'
import { familyNames, titlesOfFamily, wordsOfFamily } from './read-lexicon.ts'
import { spokenIn } from './spoken-words.ts'
import { stemsOf, stemsOfText, wordsIn } from './words.ts'

/** By the stem of a word, the families that use it. */
type Stems = ReadonlyMap<string, readonly string[]>
/** The words of the trades, and how many of them use each stem, those that their questions have counted too. */
type Known = { readonly trade: Stems; readonly uses: ReadonlyMap<string, number> }

const stemsIn = perLanguage(readStems)

/** A trade uses a word of its questions as likely as one of so many of them has it, however many there are. */
const questionsRead = 20

/** The stems of the words that are listed for a family. */
export function listedStems(family: string, language: Language): ReadonlySet<string> {
  const { vocabulary, skills } = wordsOfFamily(family, language)
  // Of the titles the usual one: the others are its forms.
  const titles = Object.values(titlesOfFamily(family, language)).map(([first]) => first ?? '')
  return stemsOfText([...vocabulary, ...Object.values(skills).flat(), ...titles].join(' '), language)
}

function readStems(language: Language): Known {
  const trade = new Map<string, string[]>()
  const uses = new Map<string, number>()
  const questions = Map.groupBy(questionStemsIn(language), ({ family }) => family)
  for (const name of familyNames()) {
    const own = listedStems(name, language)
    for (const stem of own) {
      const families = trade.get(stem)
      if (families) families.push(name)
      else trade.set(stem, [name])
      uses.set(stem, (uses.get(stem) ?? 0) + 1)
    }
    const all = questions.get(name) ?? []
    const counts = new Map<string, number>()
    for (const { asked } of all)
      for (const stem of asked) if (!own.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts)
      uses.set(stem, (uses.get(stem) ?? 0) + 1 - (1 - count / all.length) ** questionsRead)
  }
  return { trade, uses }
}

/** How much a stem says that so many families use. */
export const weightOf = (families: number) => Math.log((familyNames().length + 1) / (families + 0.5))

/** The rarity of a stem that about a third of all trades use: a commoner one is of no work more than of another. */
export const ofMostTrades = 1.2

/** How few trades use a stem, as a weight: most for one that none of them does. */
export function rarityOf(stem: string, language: Language): number {
  const { uses } = stemsIn(language)
  return weightOf(Math.max(...stemsOf(stem, language, uses).map((one) => uses.get(one) ?? 0)))
}

/** How many trades have a stem among their words, in their questions or in what their people speak of. */
export const tradesSaying = (stem: string, language: Language): number =>
  Math.max(stemsIn(language).uses.get(stem) ?? 0, spokenIn(language).by.get(stem)?.families.size ?? 0)

/** Whether some trade uses a stem as it is: of a compound with a slip of the pen one half is a word. */
export const isHeard = (stem: string, language: Language): boolean =>
  stemsIn(language).uses.has(stem) || spokenIn(language).words.has(stem)

/** Whether a stem as it is is one that about a third of all trades use. */
export function isOfMostTrades(stem: string, language: Language): boolean {
  const families = stemsIn(language).uses.get(stem)
  return families !== undefined && weightOf(families) <= ofMostTrades
}

/** The words of a family's work, folded. */
export function wordsOfTrade(family: string, language: Language): readonly string[] {
  const { vocabulary, skills } = wordsOfFamily(family, language)
  const titles = Object.values(titlesOfFamily(family, language))
  return wordsIn([...vocabulary, ...Object.values(skills).flat(), ...titles.flat()].join(' '))
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
