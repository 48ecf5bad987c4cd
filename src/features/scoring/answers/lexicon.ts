import { companyValues } from '#features/company/contract/options.ts'
import { softSkills } from '#features/jobs/contract/options.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { PhraseList, phraseLists } from '../text/phrase-matcher.ts'

/** The searchable word lists of a language. Values and soft skills are those of the option lists. */
export const signalsOf = perLanguage((language) => {
  const { values, softSkills: skills, ...kinds } = lexiconOf('signals', language)
  return {
    ...phraseLists(kinds),
    values: listsOf(companyValues, values),
    softSkills: listsOf(softSkills, skills),
  }
})

/** By the option's name in small letters. An option without words would never be scored: nothing starts then. */
function listsOf(options: readonly string[], source: Record<string, string[]>): Map<string, PhraseList> {
  return new Map(
    options.map((option) => {
      const words = source[option]
      if (!words) throw new Error(`The lexicon has no words for the option "${option}"`)
      return [option.toLowerCase(), new PhraseList(words)]
    }),
  )
}
