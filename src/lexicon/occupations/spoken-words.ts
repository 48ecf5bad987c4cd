import type { Language } from '#contract/languages.ts'
import { perLanguage } from '../per-language.ts'
import { familyNames, spokenWordsOf, wordsOfFamily } from './read-lexicon.ts'
import { stemsOfText } from './words.ts'

type Stems = ReadonlySet<string>
type Speakers = { occupations: number; readonly families: Set<string> }
/** The stems that people of each occupation (`family/occupation`) speak of at work, who speaks of each, and all of the lists. */
type Spoken = {
  readonly of: ReadonlyMap<string, Stems>
  readonly by: ReadonlyMap<string, Readonly<Speakers>>
  readonly words: Stems
}

export const spokenIn = perLanguage((language: Language): Spoken => {
  const lists = familyNames().flatMap((family) =>
    Object.entries(spokenWordsOf(family, language)).map(([id, list]) => ({ family, id, list })),
  )
  const telling = wordsByThemselves(
    lists.map(({ list }) => list),
    language,
  )
  const of = new Map<string, Stems>()
  const by = new Map<string, Speakers>()
  const words = new Set<string>()
  for (const { family, id, list } of lists) {
    const stems = stemsOfText(list, language)
    for (const stem of stems) words.add(stem)
    const own = new Set([...stems].filter((stem) => telling.has(stem)))
    of.set(`${family}/${id}`, own)
    for (const stem of own) {
      const speakers = by.get(stem) ?? { occupations: 0, families: new Set() }
      speakers.occupations++
      speakers.families.add(family)
      by.set(stem, speakers)
    }
  }
  return { of, by, words }
})

/** Of a term of several words those count that stand alone somewhere: "Black Friday" is of no Friday. */
function wordsByThemselves(lists: readonly string[], language: Language): Stems {
  const alone = lists.flatMap((list) => list.split(', ').filter((entry) => !entry.includes(' ')))
  const listed = familyNames().flatMap((family) => wordsOfFamily(family, language).vocabulary)
  return stemsOfText([...alone, ...listed].join(' '), language)
}
