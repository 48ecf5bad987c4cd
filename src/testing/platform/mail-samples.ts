import { randomUUID } from 'node:crypto'
import type { MailContent } from '#platform/mail/mail.ts'
import { messageIdOf } from '#platform/mail/message-id.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { sanitizeContent } from '#platform/mail/sanitize-content.ts'
import type { MailMessage } from '#platform/mail/transport.ts'

export const sender = { brandName: 'Mindhire', publicUrl: 'https://jobs.example.org' }

/** A mail with everything in it. */
export function aContent(more: Partial<MailContent> = {}): MailContent {
  return {
    to: 'candidate@example.org',
    language: 'en',
    subject: 'Your interview for Accountant',
    preview: 'It takes about 20 minutes.',
    greeting: 'Hello Amel,',
    paragraphs: ['Thank you for applying.', 'Your interview is ready.'],
    action: { label: 'Start the interview', url: 'https://jobs.example.org/Interview/abc' },
    notes: ['The link works for 14 days.'],
    ...more,
  }
}

export function aMessage(more: Partial<MailContent> = {}, subjectId: string = randomUUID()): MailMessage {
  const content = sanitizeContent(aContent(more))
  return {
    messageId: messageIdOf({ kind: 'test.sample', subjectId, version: '1' }, sender.publicUrl),
    date: new Date('2026-11-21T09:00:00Z'),
    from: { name: 'Mindhire', address: 'no-reply@example.org' },
    content,
    ...renderMail(content, sender),
  }
}
