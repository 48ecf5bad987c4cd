import type { InterfaceLanguage } from '#contract/languages.ts'
import { translatorOf } from '#contract/texts/translator.ts'
import { type CandidateMailKind, mailPlaceholders } from '../contract/mail-kinds.ts'
import { arabic } from './default-texts-ar.ts'
import { german } from './default-texts-de.ts'
import { english } from './default-texts-en.ts'
import { spanish } from './default-texts-es.ts'
import { french } from './default-texts-fr.ts'

const translations = { en: undefined, fr: french, de: german, es: spanish, ar: arabic }

/** The default of a mail, with its placeholders. `preview` is the line beside the subject in an inbox. */
export function defaultTemplate(kind: CandidateMailKind, language: InterfaceLanguage) {
  const t = translatorOf(english, translations[language]) as (
    key: string,
    values: Readonly<Record<string, string>>,
  ) => string
  const asTheyAre = Object.fromEntries(mailPlaceholders[kind].map((name) => [name, `{${name}}`]))
  return {
    subject: t(`${kind}.subject`, asTheyAre),
    preview: t(`${kind}.preview`, asTheyAre),
    text: t(`${kind}.text`, asTheyAre),
  }
}
