import type { CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { LastMail } from './send-last.ts'

/** A heading with links under it. */
export interface MailList {
  title: string
  links: readonly MailLink[]
}

export interface MailLink {
  label: string
  url: string
}

/** The content of a mail, without any markup; one layout renders it as HTML and as text. */
export interface MailContent {
  to: string
  language: InterfaceLanguage
  subject: string
  /** First line of the inbox preview. */
  preview?: string
  greeting: string
  paragraphs: readonly string[]
  /** Between the paragraphs and the button. */
  lists?: readonly MailList[]
  action?: MailLink
  /** Small print under the button. */
  notes?: readonly string[]
  /** A link in the small print, after the notes. */
  noteLink?: MailLink
  attachments?: readonly { name: string; contentType: string; content: string | Buffer }[]
  /** An iCalendar object: calendars take it from the body, people from the attachment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/**
 * A kind of mail. It is composed when it is sent, from ids: links with tokens are derived then, so neither the
 * database nor the queue ever holds one. `null`, or a Refusal NOT_FOUND, means that it is no longer wanted.
 */
export interface MailKind {
  name: string
  /**
   * Strangers can cause it. Of all such kinds together a subject gets three within 24 hours, and so does a mailbox of all
   * companies together; the next one waits, and
   * a request while one of its kind still waits adds none.
   */
  askedBy?: 'anyone'
  /** Runs again for each try: whatever it makes must be the same for the same `mailId`. */
  compose(platform: Platform, mail: DueMail): Promise<MailContent | null>
}

export interface MailSubject {
  companyId: CompanyId | null
  /** The row that the mail is about: a user, a candidate … */
  subjectId: string
}

/** A mail that is due. */
export interface DueMail extends MailSubject {
  mailId: string
  version: string
}

export function defineMail(kind: MailKind): MailKind {
  return kind
}

/**
 * Enqueues a mail in the caller's transaction. (kind, subjectId, version) is sent once, whatever happens;
 * sending again on purpose takes a new version, which a mail that anyone can ask for has by itself. True when
 * this call put it there. The Message-ID follows from the three, so that a crash between
 * the mail server's reply and our commit can only repeat the same message.
 */
export interface Mail {
  send(tx: Tx, kind: MailKind, mail: MailSubject & { version?: number | string }): Promise<boolean>
  /**
   * Tries a dead or failed mail again at once; false for any other. Needs `forSystem`. However often it is called, the
   * mail is sent once.
   */
  resend(tx: Tx, mailId: string): Promise<boolean>
  /**
   * Enqueues a mail to somebody of whom no row remains: its content is kept encrypted until it is sent, and no longer.
   * The mail server may be down for a week.
   */
  sendLast(tx: Tx, mail: LastMail, content: MailContent): Promise<void>
  /** As `forget`, for mails about these rows alone: of a subject, or of a version that begins with one. */
  forgetAbout(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<void>
  /** Deletes the company's mails in the caller's transaction, and their copies in an outbox soon after. */
  forget(tx: Tx, companyId: CompanyId): Promise<void>
}
