import { type Language, languageOfName } from '#contract/languages.ts'
import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { CompanyPageData } from '../contract.ts'

/** A company's page speaks the language of most of its open jobs, of the newest where several are as common. */
export const companySpeech: Speech<CompanyPageData> = {
  languageOf: ({ jobs }) => {
    const jobsBy = new Map<Language, number>()
    for (const job of jobs) {
      const language = languageOfName(job.interviewLanguage)
      jobsBy.set(language, (jobsBy.get(language) ?? 0) + 1)
    }
    // The sort keeps the order of what is as common, and jobs come newest first.
    return [...jobsBy].sort(([, some], [, others]) => others - some)[0]?.[0] ?? 'en'
  },
  load: loadFrom({
    fr: () => import('./company-texts-fr.ts'),
    de: () => import('./company-texts-de.ts'),
    es: () => import('./company-texts-es.ts'),
    ar: () => import('./company-texts-ar.ts'),
  }),
}
