import type { Language } from '#contract/languages.ts'
import { stemOf } from '#lexicon/stem.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { type Word, wordsOf } from './text.ts'

export const isFunctionWord = (word: string, language: Language): boolean =>
  signalsOf(language).functionWords.has(word)

/** True for words that carry a subject matter: not a function word, not too short, not a placeholder. */
export function isContentWord(word: string, language: Language): boolean {
  return word.length > 3 && !/_|^\d+$/.test(word) && !isFunctionWord(word, language)
}

export function contentStems(text: string | readonly Word[], language: Language): Set<string> {
  const words = typeof text === 'string' ? wordsOf(text) : text
  const stems = new Set<string>()
  for (const word of words) if (isContentWord(word.text, language)) stems.add(stemOf(word.text, language))
  return stems
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

/** The share of `given` that speaks of the same matter as `asked`; 0 of none. */
export const kinship = (asked: ReadonlySet<string>, given: ReadonlySet<string>): number =>
  given.size === 0 ? 0 : [...given].filter(kinFinder(asked)).length / given.size
