import type { Language } from '#contract/languages.ts'
import { stemOf } from '../stem.ts'
import { foldPhrase } from './fold-phrase.ts'

const minLetters = 4

/** The folded words of a text that are long enough to say something. Capitals write ß as SS. */
export const wordsIn = (text: string): readonly string[] =>
  (
    foldPhrase(text)
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter(({ length }) => length >= minLetters)

export const stemsOfText = (text: string, language: Language): ReadonlySet<string> =>
  new Set(wordsIn(text).map((word) => stemOf(word, language)))

const minPart = 5
/** Somebody may send a word without end; no German word of a trade is longer than this. */
const maxCompound = 50

/** The stem of a word, or a stem itself, and for a German compound that is not known those of its parts: Wundversorgung, Kassensturz. */
export function stemsOf(
  word: string,
  language: Language,
  stems: { has(stem: string): boolean },
): readonly string[] {
  // What is a stem already is not cut again: "warehous" would become "wareh".
  if (stems.has(word)) return [word]
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
