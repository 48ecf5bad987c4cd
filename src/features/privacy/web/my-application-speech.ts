import { loadFrom, type Speech } from '#ui/texts/speech.ts'
import type { MyApplicationData } from './my-application-page.tsx'

/** Nobody knows the language of a link that does not work: the browser's is spoken. */
export const myApplicationSpeech: Speech<MyApplicationData> = {
  languageOf: (data) => ('refusal' in data ? undefined : data.language),
  load: loadFrom({
    fr: () => import('./my-application-texts-fr.ts'),
    de: () => import('./my-application-texts-de.ts'),
    es: () => import('./my-application-texts-es.ts'),
    ar: () => import('./my-application-texts-ar.ts'),
  }),
}
