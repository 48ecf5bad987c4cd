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

/** A stem this long names the same matter in any word that contains it: "lager" in "zentrallager". */
const tellingStem = 5

/** Whether a stem speaks of the same matter as `asked`, compounds and derived words included. */
export function kinFinder(asked: ReadonlySet<string>): (stem: string) => boolean {
  const roots = [...asked].filter((stem) => stem.length >= tellingStem)
  return (stem) =>
    asked.has(stem) ||
    (stem.length >= tellingStem && roots.some((root) => stem.includes(root) || root.includes(stem)))
}
