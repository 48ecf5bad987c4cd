import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'

type Module = () => Promise<{ translations: readonly Translation[] }>

/** How a page speaks the interface languages. */
export interface Speech<Data = never> {
  /** What it speaks where its reader has chosen nothing; without one the browser's language. */
  languageOf: (data: Data) => InterfaceLanguage | undefined
  /** The translations of one language; none for English. */
  load: (language: InterfaceLanguage) => Promise<readonly Translation[]>
}

/** Loads the texts of one language; the browser gets only the ones asked for. */
export const loadFrom =
  (modules: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, Module>>): Speech['load'] =>
  async (language) =>
    language === 'en' ? [] : (await modules[language]()).translations
