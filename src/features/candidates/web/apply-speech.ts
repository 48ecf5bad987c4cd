import { interviewLanguageNames, interviewLanguages, languageOfName } from '#contract/languages.ts'
import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { ApplyPageData } from './apply-page.tsx'

/** The page speaks the interview's language from the first word. */
export const applySpeech: Speech<ApplyPageData> = {
  languageOf: (data) =>
    'refusal' in data
      ? interviewLanguages.find((code) => interviewLanguageNames[code] === data.fields?.interviewLanguage)
      : languageOfName(data.interviewLanguage),
  load: loadFrom({
    fr: () => import('./apply-texts-fr.ts'),
    de: () => import('./apply-texts-de.ts'),
    es: () => import('./apply-texts-es.ts'),
    ar: () => import('./apply-texts-ar.ts'),
  }),
}
