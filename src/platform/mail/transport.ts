import type { MailContent } from './mail.ts'

/** A rendered mail on its way out. */
export interface MailMessage {
  /** With its angle brackets; the same for every attempt at one mail. */
  messageId: string
  /** When the mail was enqueued. */
  date: Date
  from: MailAddress
  content: MailContent
  html: string
  text: string
}

export interface MailAddress {
  name: string
  address: string
}

/** Delivers messages. */
export interface MailTransport {
  /** Throws MailRejected when a retry is useless, anything else when it may help. */
  deliver(message: MailMessage): Promise<void>
  /** Deletes its copies of messages, named by the hashes of their Message-IDs. */
  forget?(hashes: readonly string[]): Promise<void>
  /** Throws when mail could not be sent now. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The attempt failed. `code` holds no address and no text, so that the queue may keep it. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly code: string
  /** The server did not say, so it may have the message all the same. */
  readonly mayHaveArrived: boolean

  constructor(code: string, mayHaveArrived = false) {
    super(`Mail not sent: ${code}`)
    this.code = code
    this.mayHaveArrived = mayHaveArrived
  }
}

/** The message is refused for good. */
export class MailRejected extends MailNotSent {
  override name = 'MailRejected'
}
