import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { familyNames, spokenWordsOf } from './read-lexicon.ts'
import { stemsOfText } from './words.ts'

type Speakers = { occupations: number; readonly families: Set<string> }
/** The stems that people of each occupation (`family/occupation`) speak of at work, and who speaks of each. */
type Spoken = {
  readonly of: ReadonlyMap<string, ReadonlySet<string>>
  readonly by: ReadonlyMap<string, Readonly<Speakers>>
}

export const spokenIn = perLanguage((language: Language): Spoken => {
  const of = new Map<string, ReadonlySet<string>>()
  const by = new Map<string, Speakers>()
  for (const family of familyNames())
    for (const [id, words] of Object.entries(spokenWordsOf(family, language))) {
      const stems = stemsOfText(words, language)
      of.set(`${family}/${id}`, stems)
      for (const stem of stems) {
        const speakers = by.get(stem) ?? { occupations: 0, families: new Set() }
        speakers.occupations++
        speakers.families.add(family)
        by.set(stem, speakers)
      }
    }
  return { of, by }
})
