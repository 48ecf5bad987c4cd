import type { Language } from '#contract/languages.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import type { LanguageTopics } from '#lexicon/scoring/schema.ts'
import { type Phrases, phrases } from './phrases.ts'

export type CvWords = LanguageTopics['cv']

const languages: readonly Language[] = ['en', 'fr', 'de', 'es']

/** The word lists of the four languages. Read together: many a CV mixes them. */
export const cvWords = (): CvWords[] => languages.map((language) => lexiconOf('cv', language))

export function phrasesOf(pick: (words: CvWords) => readonly string[]): Phrases<true> {
  return phrases(() => cvWords().map((words) => [true, pick(words)]))
}

export function keyedPhrases<Key extends string>(
  pick: (words: CvWords) => Readonly<Partial<Record<Key, readonly string[]>>>,
): Phrases<Key> {
  return phrases(() =>
    cvWords().flatMap((words) => Object.entries(pick(words)) as [Key, readonly string[]][]),
  )
}
