import type { MessageArguments, Messages, Texts } from '#contract/texts/define-texts.ts'
import type { Say } from '#contract/texts/translator.ts'
import type { MailContent } from '#platform/mail/mail.ts'

/** What a mail says; `body` and `notes` have one paragraph a line. */
interface MailMessages extends Messages {
  subject: string
  preview: string
  body: string
}

/** The arguments of all its messages together. */
type ArgumentsOf<M extends Messages> = {
  [K in keyof M]: (values: MessageArguments<M[K]>) => void
}[keyof M] extends (values: infer Values) => void
  ? Values
  : never

export type MailText = Omit<MailContent, 'to' | 'language' | 'greeting'>

/** Fills a mail's texts in, in the language of its reader; `url` is where its button leads. */
export function writeMail<M extends MailMessages>(
  sayTexts: Say,
  texts: Texts<M>,
  values: ArgumentsOf<M>,
  url?: string,
): MailText {
  const say = sayTexts(texts) as (key: string, values: unknown) => string
  const lines = (key: string) => (key in texts.messages ? say(key, values).split('\n') : [])
  return {
    subject: say('subject', values),
    preview: say('preview', values),
    paragraphs: lines('body'),
    notes: lines('notes'),
    ...(url === undefined ? {} : { action: { label: say('action', values), url } }),
  }
}
