import { loadFrom, type Speech } from '#ui/texts/speech.ts'

/** In the language of candidates too, who come with that of the page before. */
export const privacySpeech: Speech<unknown> = {
  languageOf: () => undefined,
  load: loadFrom({
    fr: () => import('./privacy-texts-fr.ts'),
    de: () => import('./privacy-texts-de.ts'),
    es: () => import('./privacy-texts-es.ts'),
    ar: () => import('./privacy-texts-ar.ts'),
  }),
}
