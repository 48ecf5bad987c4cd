import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { familyNames, spokenWordsOf, wordsOfFamily } from './read-lexicon.ts'
import { stemsOfText } from './words.ts'

type Speakers = { occupations: number; readonly families: Set<string> }
/** The stems that people of each occupation (`family/occupation`) speak of at work, and who speaks of each. */
type Spoken = {
  readonly of: ReadonlyMap<string, ReadonlySet<string>>
  readonly by: ReadonlyMap<string, Readonly<Speakers>>
  /** All stems of the lists, of terms too. */
  readonly words: ReadonlySet<string>
}

type Entry = {
  readonly family: string
  readonly key: string
  readonly isWord: boolean
  readonly stems: readonly string[]
}

export const spokenIn = perLanguage((language: Language): Spoken => {
  const entries = familyNames().flatMap((family) => entriesOf(family, language))
  // Of a term of several words those count that say something by themselves: "Black Friday" is of no Friday.
  const alone = new Set(entries.flatMap(({ isWord, stems }) => (isWord ? stems : [])))
  for (const family of familyNames())
    for (const stem of stemsOfText(wordsOfFamily(family, language).vocabulary.join(' '), language))
      alone.add(stem)
  const of = new Map<string, Set<string>>()
  const by = new Map<string, Speakers>()
  for (const { family, key, stems } of entries) {
    const own = of.get(key) ?? new Set()
    of.set(key, own)
    for (const stem of stems) {
      if (!alone.has(stem) || own.has(stem)) continue
      own.add(stem)
      const speakers = by.get(stem) ?? { occupations: 0, families: new Set() }
      speakers.occupations++
      speakers.families.add(family)
      by.set(stem, speakers)
    }
  }
  return { of, by, words: new Set(entries.flatMap(({ stems }) => stems)) }
})

const entriesOf = (family: string, language: Language): Entry[] =>
  Object.entries(spokenWordsOf(family, language)).flatMap(([id, words]) =>
    words.split(', ').map((entry) => ({
      family,
      key: `${family}/${id}`,
      isWord: !entry.includes(' '),
      stems: [...stemsOfText(entry, language)],
    })),
  )
