import type { OutboxMail } from '#platform/mail/outbox.ts'
import type { FakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'

/** The newest mail to an address, as the mail server took it. */
export async function mailTo(
  { received }: FakeSmtpServer,
  to: string,
  subject: RegExp,
  patience: number,
): Promise<OutboxMail> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    const mail = received.findLast(
      (one) => one.to?.some(({ address }) => address === to) && subject.test(one.subject ?? ''),
    )
    if (mail) {
      const { messageId: id = '', subject = '', text = '' } = mail
      const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
      return { id, to, subject, date: new Date(mail.date ?? 0), text, links, attachments: [] }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${to} came`)
}
