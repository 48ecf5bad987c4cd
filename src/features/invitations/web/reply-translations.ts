import type { Language } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { replyTexts } from './reply-texts.ts'

type Loader = () => Promise<{ translations: readonly Translation[] }>

const loaders: Record<Exclude<Language, 'en'>, Loader> = {
  fr: () => import('./reply-texts-fr.ts'),
  de: () => import('./reply-texts-de.ts'),
  es: () => import('./reply-texts-es.ts'),
}
const loaded = new Map<Language, readonly Translation[]>()

/** Loads the texts of one language; the browser gets only the ones asked for. */
export async function loadTranslations(language: Language): Promise<void> {
  if (language !== 'en') loaded.set(language, (await loaders[language]()).translations)
}

/** The loaded translations of a language; none for English. */
export const translationsIn = (language: Language): readonly Translation[] => loaded.get(language) ?? []

/** Says the texts in a language that was loaded before, otherwise in English. */
export const translatorIn = (language: Language) =>
  translatorOf(
    replyTexts,
    translationsIn(language).find(({ name }) => name === replyTexts.name),
  )
