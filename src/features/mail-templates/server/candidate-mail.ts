import type { CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { ResponsePromise } from '#features/accounts/contract/response-promise.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailContent } from '#platform/mail/mail.ts'
import type { CandidateMailKind, MailValues } from '../contract/mail-kinds.ts'
import { frameTexts } from './mail-frame-texts.ts'
import { type MailText, textOfMail } from './text-of-mail.ts'

/** A mail to a candidate without its words. */
export interface CandidateMail<K extends CandidateMailKind = CandidateMailKind> {
  kind: K
  language: InterfaceLanguage
  to: string
  values: MailValues<K>
  /** Of the button, in the kinds that have one. */
  url: K extends MailWithButton ? string : null
  /** Of `/My-application`, in the small print of every mail about an application. */
  applicationUrl: string | null
}

type MailWithButton = keyof typeof buttons
const buttons = {
  link: 'linkButton',
  'link-reminder': 'reminderButton',
  'place-free': 'placeButton',
  'cv-reminder': 'cvButton',
  'cv-unreadable': 'cvButton',
  invited: 'meetingButton',
  moved: 'meetingButton',
  reminder: 'meetingButton',
} as const satisfies Partial<Record<CandidateMailKind, string>>

/** A mail to a candidate: the company's words or the default, with the greeting, button and small print of its kind. */
export async function candidateMail<K extends CandidateMailKind>(
  tx: Tx,
  companyId: CompanyId,
  mail: CandidateMail<K>,
): Promise<MailContent> {
  return frameMail(await textOfMail(tx, companyId, mail.kind, mail.language, mail.values), mail)
}

/** The text in the frame that all mails to candidates have: no template can remove it. */
export function frameMail(
  text: MailText,
  {
    kind,
    language,
    to,
    values,
    url,
    applicationUrl,
  }: Omit<CandidateMail, 'values'> & { values: Record<string, string> },
): MailContent {
  const t = frameTexts(language)
  const { firstName = '', days = '' } = values
  return {
    to,
    language,
    greeting: firstName ? t('greeting', { firstName }) : t('greetingPlain'),
    ...text,
    ...(url !== null && { action: { label: t(buttons[kind as MailWithButton]), url } }),
    notes: notesOf(kind, language, days),
    ...(applicationUrl !== null && applicationNote(language, applicationUrl)),
  }
}

/** The link in the small print of every mail to a candidate, where what is stored is seen, corrected and erased. */
export const applicationNote = (language: InterfaceLanguage, url: string) => ({
  noteLink: { label: frameTexts(language)('myApplication'), url },
})

/** The small print under the button. */
function notesOf(kind: CandidateMailKind, language: InterfaceLanguage, days: string): string[] {
  const t = frameTexts(language)
  switch (kind) {
    case 'link':
    case 'link-reminder':
      return [t('privateDays', { days }), t('notYou')]
    case 'under-review':
      return [t('notYou')]
    case 'place-free':
      return [t('notWaiting')]
    case 'cv-reminder':
    case 'cv-unreadable':
      return [t('private')]
    default:
      return kind in buttons ? [t('calendar'), t('private')] : []
  }
}

/** A number of days with its unit, for a template's `days`. */
export const sayDays = (language: InterfaceLanguage, days: number) => frameTexts(language)('days', { days })

/** When candidates may expect a response, for a template's `promise`; empty without a promise. */
export const sayPromise = (language: InterfaceLanguage, promise: ResponsePromise) =>
  promise === 'none' ? '' : frameTexts(language)(`promise.${promise}`)
