import type { Platform } from '#platform/platform.ts'
import type { Mail, MailContent, MailKind, MailSubject } from './mail.ts'
import { type MailMessage, MailNotSent, MailRejected, type MailTransport } from './transport.ts'

/** Keeps messages in memory. `failNext` makes the next deliveries fail with those codes: 5xx for good, others for now. */
export interface FakeTransport extends MailTransport {
  messages: MailMessage[]
  /** What the messages say, oldest first. */
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
    ping: async () => {},
    close: async () => {},
  }
}

/** A post without database or queue: each (kind, subject, version) is composed once, when `deliver` is called. */
export interface FakeMail extends Mail {
  posted: (MailSubject & { kind: string; version: string })[]
  sent: MailContent[]
  deliver(platform: Platform): Promise<MailContent[]>
}

export function fakeMail(): FakeMail {
  const known = new Set<string>()
  const waiting: { kind: MailKind; subject: MailSubject }[] = []
  const fake: FakeMail = {
    posted: [],
    sent: [],
    send: async (_tx, kind, { companyId, subjectId, version = 1 }) => {
      const key = JSON.stringify([kind.name, subjectId, String(version)])
      if (known.has(key)) return
      known.add(key)
      fake.posted.push({ kind: kind.name, companyId, subjectId, version: String(version) })
      waiting.push({ kind, subject: { companyId, subjectId } })
    },
    deliver: async (platform) => {
      const composed = await Promise.all(
        waiting.splice(0).map(({ kind, subject }) => kind.compose(platform, subject)),
      )
      const wanted = composed.filter((content) => content !== null)
      fake.sent.push(...wanted)
      return wanted
    },
  }
  return fake
}
