import type { Language } from '#contract/languages.ts'
import { stemOf } from '../stem.ts'
import { foldPhrase } from './fold-phrase.ts'
import { familyNames, wordsOfFamily } from './read-lexicon.ts'

/** By the stem of a word, the families whose work it speaks of. */
type Stems = ReadonlyMap<string, readonly string[]>

const known = new Map<Language, Stems>()

function stemsIn(language: Language): Stems {
  let stems = known.get(language)
  if (!stems) {
    stems = readStems(language)
    known.set(language, stems)
  }
  return stems
}

const minLetters = 4
const wordsIn = (text: string) =>
  (foldPhrase(text).match(/[\p{L}\d]+/gu) ?? []).filter(({ length }) => length >= minLetters)

function readStems(language: Language): Stems {
  const families = new Map<string, string[]>()
  for (const name of familyNames()) {
    const { vocabulary, skills, occupations, situations } = wordsOfFamily(name, language)
    const texts = [
      ...vocabulary,
      ...Object.values(skills).flat(),
      ...Object.values(occupations).flat(),
      ...Object.values(situations).flatMap(({ text, keyPoints }) => [text, ...keyPoints]),
    ]
    for (const stem of new Set(wordsIn(texts.join(' ')).map((word) => stemOf(word, language))))
      families.set(stem, [...(families.get(stem) ?? []), name])
  }
  return families
}

const minPart = 5

/** A word's stem, and for a German compound that is not known itself those of its parts: Wundversorgung, Kassensturz. */
function stemsOf(word: string, language: Language, stems: Stems): readonly string[] {
  const whole = stemOf(word, language)
  if (language !== 'de' || stems.has(whole) || word.length < 2 * minPart) return [whole]
  for (let at = word.length - minPart; at >= minPart; at--) {
    const parts = [word.slice(0, at), word.slice(at)].map((part) => stemOf(part, language))
    const heard = parts.filter((part) => stems.has(part))
    if (heard.length > 0) return heard
  }
  return [whole]
}

/** How much a text speaks of each family's work: the fewer families use a word, the more it says. Grows with the text. */
export function fitFamilies(text: string, language: Language): ReadonlyMap<string, number> {
  const stems = stemsIn(language)
  const names = familyNames()
  const said = new Set(wordsIn(text).flatMap((word) => stemsOf(word, language, stems)))
  const fits = new Map(names.map((name) => [name, 0]))
  for (const stem of said) {
    const families = stems.get(stem) ?? []
    const weight = Math.log((names.length + 1) / (families.length + 0.5))
    for (const name of families) fits.set(name, (fits.get(name) ?? 0) + weight)
  }
  return fits
}
