import type { Translation } from '#contract/texts/define-texts.ts'
import type { Speech } from '#ui/texts/speech.ts'

type Module = () => Promise<{ translations: readonly Translation[] }>

/** The site speaks to employers: what was chosen, or what the browser asks for. */
export const employerSpeechOf = (modules: Readonly<Record<'fr' | 'ar', Module>>): Speech<unknown> => ({
  languageOf: () => undefined,
  load: async (language) =>
    language === 'fr' || language === 'ar' ? (await modules[language]()).translations : [],
})

export const aboutSpeech = employerSpeechOf({
  fr: () => import('./about-texts-fr.ts'),
  ar: () => import('./about-texts-ar.ts'),
})

export const landingSpeech = employerSpeechOf({
  fr: () => import('./landing-texts-fr.ts'),
  ar: () => import('./landing-texts-ar.ts'),
})

export const contactSpeech = employerSpeechOf({
  fr: () => import('./contact-texts-fr.ts'),
  ar: () => import('./contact-texts-ar.ts'),
})

export const methodSpeech = employerSpeechOf({
  fr: () => import('./method-texts-fr.ts'),
  ar: () => import('./method-texts-ar.ts'),
})

export const helpSpeech = employerSpeechOf({
  fr: () => import('./help-texts-fr.ts'),
  ar: () => import('./help-texts-ar.ts'),
})

export const accessibilitySpeech = employerSpeechOf({
  fr: () => import('./accessibility-texts-fr.ts'),
  ar: () => import('./accessibility-texts-ar.ts'),
})
