import type { Language } from '#contract/languages.ts'
import { likelyLanguage } from '#features/jobs/server/likely-language.ts'
import { type Duty, listDuties } from '#features/jobs/server/list-duties.ts'
import type { DutyForm } from '#lexicon/offers/schema.ts'
import { phrasesIn } from '#lexicon/questions/read-lexicon.ts'
import { stableHash } from './stable-hash.ts'

/** The duty as it stands within a German or French sentence. */
function inflected(text: string, form: DutyForm, language: Language): string {
  if (language === 'de' && form === 'clause') return text.replace(/^Sie (\p{L}+)/u, '$1 Sie')
  if (language === 'de' && form === 'verb')
    return text.replace(
      /^(?:Die|Der|Das|Den|Dem|Eine?n?|Mit|Für|An|Bei|Im|In|Auf|Zu|Von|Unsere?n?|\p{L}+(?:e|en)(?= \p{Lu}))(?= )/u,
      (word) => word.toLowerCase(),
    )
  if (language === 'es' && form === 'clause') return text.replace(/^(\p{L}+á)s(?= )/u, '$1')
  if (language === 'fr' && form === 'verb') return text.replace(/ et (?:à|de) (?=\p{L}+(?: |$))/u, ' et ')
  return text
}

/** A sentence that names a duty of the job, in the language of the interview. */
export function introduceDuty({ text, form }: Duty, language: Language, key: string): string {
  const choices = phrasesIn(language).introductions[form]
  const pattern = choices[stableHash(`${key}|intro`) % choices.length] ?? ''
  const phrase = inflected(text, form, language)
  return pattern.replace('{duty}', () => phrase)
}

/** A duty that a description names in the language of the interview, or nothing. */
export function pickDuty(description: string, language: Language, jobKey: string): Duty | undefined {
  if (likelyLanguage(description) !== language) return undefined
  const first = listDuties(description, language).slice(0, 3)
  return first[stableHash(`${jobKey}|duty`) % Math.max(first.length, 1)]
}
