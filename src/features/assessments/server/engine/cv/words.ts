import { type Phrases, phrases } from './phrases.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import shared from './words/shared.json' with { type: 'json' }

/** The word lists of the four languages. Read together: many a CV mixes them. */
export const wordLists = [en, fr, de, es] as const
type WordList = (typeof wordLists)[number]

/** A finder for one list, in the four languages. */
export function phrasesOf(pick: (list: WordList) => string): Phrases<true> {
  return phrases(wordLists.map((list) => [true, pick(list)]))
}

/** A finder for lists under keys, in the four languages. */
export function keyedPhrases<Key extends string>(
  pick: (list: WordList) => Readonly<Partial<Record<Key, string>>>,
  more?: Readonly<Partial<Record<Key, string>>>,
): Phrases<Key> {
  return phrases(
    [...wordLists.map(pick), more ?? {}].flatMap((lists) => Object.entries(lists) as [Key, string][]),
  )
}

export const { languageNames: ownLanguageNames, languageLevels: commonLevels } = shared
