import {
  type InterfaceLanguage,
  interfaceLanguages,
  interviewLanguageNames,
  interviewLanguages,
  languageOfName,
} from '#contract/languages.ts'
import type { RefusedPage } from '#contract/pages.ts'
import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { InterviewPageData } from './interview-page.tsx'

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

/** The candidate's language or that of the refused interview, if the refusal names it. */
function languageOfPage({ fields }: RefusedPage): InterfaceLanguage | undefined {
  return (
    interfaceLanguages.find((code) => code === fields?.interfaceLanguage) ??
    interviewLanguages.find((code) => interviewLanguageNames[code] === fields?.interviewLanguage)
  )
}
