import type { Language } from '#contract/languages.ts'
import { companyValues } from '#features/company/contract/options.ts'
import { softSkills } from '#features/jobs/contract/options.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import type { LanguageTopics } from '#lexicon/scoring/schema.ts'
import { PhraseList } from '../text/phrase-matcher.ts'

type Source = LanguageTopics['signals']
export type SignalKind = Exclude<keyof Source, 'values' | 'softSkills'>

/** The searchable word lists of a language. Values and soft skills are those of the option lists. */
export type Signals = Record<SignalKind, PhraseList> & {
  values: ReadonlyMap<string, PhraseList>
  softSkills: ReadonlyMap<string, PhraseList>
}

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

const compiled = new Map<Language, Signals>()

export function signalsOf(language: Language): Signals {
  const known = compiled.get(language)
  if (known) return known
  const { values, softSkills: skills, ...kinds } = lexiconOf('signals', language)
  const signals: Signals = {
    ...(Object.fromEntries(
      Object.entries(kinds).map(([kind, words]) => [kind, new PhraseList(words)]),
    ) as Record<SignalKind, PhraseList>),
    values: listsOf(companyValues, values),
    softSkills: listsOf(softSkills, skills),
  }
  compiled.set(language, signals)
  return signals
}
