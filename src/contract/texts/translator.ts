import { type I18n, setupI18n } from '@lingui/core'
import { messageCompiler } from '#texts-compiler'
import { type EmployerLanguage, localeOf } from '../languages.ts'
import type { MessageArguments, Messages, Texts, Translation } from './define-texts.ts'

type Arguments<Message extends string> = keyof MessageArguments<Message> extends never
  ? []
  : [values: MessageArguments<Message>]

/** Says a message, with its arguments if it has some. */
export type Translator<M extends Messages> = <K extends keyof M & string>(
  key: K,
  ...values: Arguments<M[K]>
) => string

/** The translator of some texts: `TranslatorOf<typeof jobsTexts>`. */
export type TranslatorOf<T extends Texts> = Translator<T['messages']>

/** Says any texts in one language. */
export type Say = <M extends Messages>(texts: Texts<M>) => Translator<M>

/** Says texts as these translations do, those without one in English. */
export const sayIn =
  (translations: readonly Translation[]): Say =>
  (texts) =>
    translatorOf(
      texts,
      translations.find(({ name }) => name === texts.name),
    )

/** Texts of employers with their translations, by language. */
export type EmployerTranslations = Readonly<Record<Exclude<EmployerLanguage, 'en'>, readonly Translation[]>>

/** Says texts to a user, in what they chose or else in English. */
export const sayTo =
  ({ fr, ar }: EmployerTranslations) =>
  (language: EmployerLanguage | null): Say =>
    sayIn(language === 'fr' ? fr : language === 'ar' ? ar : [])

const translators = new WeakMap<Texts | Translation, Translator<Messages>>()

/** The translator of texts, in English or in the language of their translation. */
export function translatorOf<M extends Messages>(
  texts: Texts<M>,
  translation?: Translation | undefined,
): Translator<M> {
  const source = translation ?? texts
  const known = translators.get(source)
  if (known) return known as unknown as Translator<M>
  const i18n = openI18n(source)
  const translate = (key: string, values?: Record<string, unknown>) => i18n._(key, values)
  translators.set(source, translate as Translator<Messages>)
  return translate as unknown as Translator<M>
}

function openI18n({ language, messages }: Translation): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: [localeOf(language)],
    messages: { [language]: messages },
  })
  if (messageCompiler) i18n.setMessagesCompiler(messageCompiler)
  return i18n
}
