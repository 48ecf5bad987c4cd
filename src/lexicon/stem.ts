import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import type { Language } from '#contract/languages.ts'

const stemmers: Record<Language, (word: string) => string> = {
  en: stemEnglish,
  fr: stemFrench,
  de: stemGerman,
  es: stemSpanish,
}

/** An interview asks for the stems of the same words again and again: those of the last ones are remembered. */
const knownStems: Record<Language, Map<string, string>> = {
  en: new Map(),
  fr: new Map(),
  de: new Map(),
  es: new Map(),
}
const maxKnown = 20_000
const maxKnownLength = 40

/** What the forms of a word have in common; the word is in lower case and without accents. */
export function stemOf(word: string, language: Language): string {
  const stems = knownStems[language]
  let stem = stems.get(word)
  if (stem === undefined) {
    // "Customs" are no "customers"; capitals write ß as SS.
    stem = /\d|[+#_]|^customs$/.test(word) ? word : stemmers[language](word.replaceAll('ß', 'ss'))
    if (stems.size >= maxKnown) stems.clear()
    if (word.length <= maxKnownLength) stems.set(word, stem)
  }
  return stem
}
