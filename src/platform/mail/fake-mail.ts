import type { MailContent } from './mail.ts'
import { messageHash } from './message-id.ts'
import { type MailMessage, MailNotSent, MailRejected, type MailTransport } from './transport.ts'

/** Keeps messages in memory. `failNext` makes the next deliveries fail with those codes: 5xx for good, others for now. */
export interface FakeTransport extends MailTransport {
  messages: MailMessage[]
  /** The contents of the messages, oldest first. */
  readonly sent: MailContent[]
  to(address: string): MailContent[]
  failNext(...codes: string[]): void
}

export function fakeTransport(): FakeTransport {
  const messages: MailMessage[] = []
  const failures: string[] = []
  const sent = () => messages.map((message) => message.content)
  return {
    messages,
    get sent() {
      return sent()
    },
    to: (address) => sent().filter((content) => content.to === address),
    failNext: (...codes) => {
      failures.push(...codes)
    },
    deliver: async (message) => {
      const code = failures.shift()
      if (code) throw code.startsWith('smtp-5') ? new MailRejected(code) : new MailNotSent(code)
      messages.push(message)
    },
    forget: async (hashes) => {
      const kept = messages.filter(({ messageId }) => !hashes.includes(messageHash(messageId)))
      messages.splice(0, messages.length, ...kept)
    },
    ping: async () => {},
    close: async () => {},
  }
}
