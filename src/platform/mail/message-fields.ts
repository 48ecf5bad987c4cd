import type { SendMailOptions } from 'nodemailer/lib/mailer'
import type { MailMessage } from './transport.ts'

/** A message as nodemailer takes it. It may read no file and fetch no address on our behalf. */
export function messageFields(message: MailMessage) {
  const { content } = message
  return {
    from: message.from,
    to: { name: '', address: content.to },
    envelope: { from: message.from.address, to: [content.to] },
    subject: content.subject,
    messageId: message.messageId,
    date: message.date,
    text: message.text,
    html: message.html,
    headers: {
      'Content-Language': content.language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    attachments: (content.attachments ?? []).map((attachment) => ({
      filename: attachment.name,
      contentType: attachment.contentType,
      content: attachment.content,
    })),
    ...(content.calendar ? { icalEvent: { filename: 'invitation.ics', ...content.calendar } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}
