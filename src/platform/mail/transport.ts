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
  /** Throws MailRejected when another try is of no use, anything else when it may be. */
  deliver(message: MailMessage): Promise<void>
  /** Removes what it keeps of messages, named by the hashes of their Message-IDs. For those that keep any. */
  forget?(hashes: readonly string[]): Promise<void>
  /** Throws when mail could not be sent now. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** This message will never be taken. `code` holds no address and no text. */
export class MailRejected extends Error {
  readonly code: string

  constructor(code: string) {
    super(`Mail rejected: ${code}`)
    this.name = 'MailRejected'
    this.code = code
  }
}

/** It did not work this time. `code` holds no address and no text, so that the queue may keep it. */
export class MailNotSent extends Error {
  readonly code: string

  constructor(code: string) {
    super(`Mail not sent: ${code}`)
    this.name = 'MailNotSent'
    this.code = code
  }
}
