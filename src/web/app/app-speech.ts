import type { EmployerLanguage } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'

const modules = {
  fr: () => import('./app-translations-fr.ts'),
  ar: () => import('./app-translations-ar.ts'),
}

/** The application’s texts of one language: a chunk of their own, which English readers never fetch. */
export const loadAppTexts = async (
  language: Exclude<EmployerLanguage, 'en'>,
): Promise<readonly Translation[]> => (await modules[language]()).translations
