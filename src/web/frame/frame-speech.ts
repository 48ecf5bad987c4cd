import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'

const modules = {
  fr: () => import('./frame-texts-fr.ts'),
  ar: () => import('./frame-texts-ar.ts'),
}

/** The texts of the site's header and footer in a language of employers; none for English. */
export const loadFrameTexts = async (language: InterfaceLanguage): Promise<readonly Translation[]> =>
  language === 'fr' || language === 'ar' ? (await modules[language]()).translations : []
