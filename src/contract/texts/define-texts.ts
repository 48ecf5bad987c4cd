import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { InterfaceLanguage } from '../languages.ts'

/** Messages in ICU MessageFormat by key; a key may have parts: `status.open`. */
export type Messages = Readonly<Record<string, string>>

/** The texts of one part of the product, in English; the other languages must have the same keys. */
export interface Texts<M extends Messages = Messages> {
  readonly name: string
  readonly language: InterfaceLanguage
  readonly messages: M
}

/** The same texts in another language. */
export interface Translation {
  readonly name: string
  readonly language: InterfaceLanguage
  readonly messages: Messages
}

/** The arguments of one ICU message, by name. */
export type MessageArguments<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | string }
>

/**
 * Declares texts in English. Each message is one string literal: the build compiles it, and the type checker reads
 * its arguments.
 * @param name unique in the product: translations are found by it
 */
export function defineTexts<const M extends Messages>(name: string, messages: M): Texts<M> {
  return { name, language: 'en', messages }
}

/** Every key of the English texts, with no argument that the English message does not have. */
type SameMessages<M extends Messages, T> = {
  [K in keyof M]: K extends keyof T
    ? T[K] extends string
      ? keyof MessageArguments<T[K]> extends keyof MessageArguments<M[K]>
        ? string
        : `This argument is not in the English message: ${Exclude<keyof MessageArguments<T[K]>, keyof MessageArguments<M[K]>> & string}`
      : string
    : string
}

/** Declares the same texts in another language. */
export function translateTexts<M extends Messages, const T extends Readonly<Record<keyof M, string>>>(
  english: Texts<M>,
  language: Exclude<InterfaceLanguage, 'en'>,
  messages: T & SameMessages<M, T>,
): Translation {
  return { name: english.name, language, messages }
}
