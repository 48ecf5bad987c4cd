import { loadFrom, type Speech } from '#ui/texts/speech.ts'

/** Candidates come with the language of the page before; everybody else reads the site's English. */
export const privacySpeech: Speech<unknown> = {
  languageOf: () => 'en',
  load: loadFrom({
    fr: () => import('./privacy-texts-fr.ts'),
    de: () => import('./privacy-texts-de.ts'),
    es: () => import('./privacy-texts-es.ts'),
    ar: () => import('./privacy-texts-ar.ts'),
  }),
}
