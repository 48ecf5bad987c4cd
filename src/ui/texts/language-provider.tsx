import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Messages, Texts, Translation } from '#contract/texts/define-texts.ts'
import { type Translator, translatorOf } from '#contract/texts/translator.ts'

interface Spoken {
  language: Language
  translations: readonly Translation[]
}

const SpokenContext = createContext<Spoken>({ language: 'en', translations: [] })

type LanguageProviderProps = { language: Language; translations: readonly Translation[]; children: ReactNode }

/** Everything inside speaks this language, as far as it is translated; English otherwise. */
export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  return <SpokenContext value={{ language, translations }}>{children}</SpokenContext>
}

/** The language of the page around. */
export const useLanguage = (): Language => useContext(SpokenContext).language

/** Says these texts in the language of the page around. */
export function useTexts<M extends Messages>(texts: Texts<M>): Translator<M> {
  const { translations } = useContext(SpokenContext)
  return translatorOf(
    texts,
    translations.find(({ name }) => name === texts.name),
  )
}
