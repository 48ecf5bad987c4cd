import { languageOfName } from '#contract/languages.ts'
import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { InterviewPageData } from './interview-page.tsx'
import { languageOfPage } from './status-screens.tsx'

/** The page speaks the candidate's choice, else the interview's language. */
export const interviewSpeech: Speech<InterviewPageData> = {
  languageOf: (data) =>
    'refusal' in data
      ? languageOfPage(data)
      : (data.interfaceLanguage ?? languageOfName(data.interviewLanguage)),
  load: loadFrom({
    fr: () => import('./texts-fr.ts'),
    de: () => import('./texts-de.ts'),
    es: () => import('./texts-es.ts'),
    ar: () => import('./texts-ar.ts'),
  }),
}
