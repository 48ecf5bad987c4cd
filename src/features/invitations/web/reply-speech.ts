import { languageOfName } from '#contract/languages.ts'
import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { ReplyPageData } from './reply-page.tsx'

/** Nobody knows the language of an expired link: the browser's is spoken. */
export const replySpeech: Speech<ReplyPageData> = {
  languageOf: (data) =>
    'refusal' in data ? undefined : (data.interfaceLanguage ?? languageOfName(data.language)),
  load: loadFrom({
    fr: () => import('./reply-texts-fr.ts'),
    de: () => import('./reply-texts-de.ts'),
    es: () => import('./reply-texts-es.ts'),
    ar: () => import('./reply-texts-ar.ts'),
  }),
}
