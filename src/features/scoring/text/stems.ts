import type { Language } from '#contract/languages.ts'
import { kinFinder, stemOf } from '#lexicon/stem.ts'
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

/** The share of `given` that speaks of the same matter as `asked`; 0 of none. */
export const kinship = (asked: ReadonlySet<string>, given: ReadonlySet<string>): number =>
  given.size === 0 ? 0 : [...given].filter(kinFinder(asked)).length / given.size
