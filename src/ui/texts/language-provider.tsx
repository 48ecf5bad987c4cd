import { createContext, type ReactNode, useContext } from 'react'
import type { InterfaceLanguage, WantedLanguages } from '#contract/languages.ts'
import type { Messages, Texts, Translation } from '#contract/texts/define-texts.ts'
import { sayIn, type Translator } from '#contract/texts/translator.ts'

interface Spoken {
  language: InterfaceLanguage
  translations: readonly Translation[]
}

const SpokenContext = createContext<Spoken>({ language: 'en', translations: [] })

type LanguageProviderProps = {
  language: InterfaceLanguage
  translations: readonly Translation[]
  children: ReactNode
}

/** Everything inside speaks this language, as far as it is translated; English otherwise. */
export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  return <SpokenContext value={{ language, translations }}>{children}</SpokenContext>
}

/** The language of the page around. */
export const useLanguage = (): InterfaceLanguage => useContext(SpokenContext).language

/** Says these texts in the language of the page around. */
export function useTexts<M extends Messages>(texts: Texts<M>): Translator<M> {
  return sayIn(useContext(SpokenContext).translations)(texts)
}

const WantedContext = createContext<WantedLanguages>({ chosen: null, browser: null })

/** Tells the page what its reader wants. */
export const WantedLanguagesProvider = ({
  wanted,
  children,
}: {
  wanted: WantedLanguages
  children: ReactNode
}) => <WantedContext value={wanted}>{children}</WantedContext>

export const useWantedLanguages = (): WantedLanguages => useContext(WantedContext)
