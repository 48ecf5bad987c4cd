import type { Clock } from '#platform/clock/clock.ts'
import type { Log } from '#platform/log/log.ts'
import type { MailContent } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { renderMail } from './render-mail.ts'
import { readSender, sanitizeContent } from './sanitize-content.ts'
import type { SendMailDeps } from './send-mail.ts'

/** Names a mail that has no row. */
export interface UnkeptMail {
  kind: string
  subjectId: string
}

/** Sends a mail at once and once, and keeps nothing of it; one that does not go is logged without its words. */
export function sendNow({
  transport,
  config,
  clock,
  log,
}: Omit<SendMailDeps, 'kinds'> & { clock: Clock; log: Log }) {
  return async ({ kind, subjectId }: UnkeptMail, wanted: MailContent): Promise<void> => {
    try {
      const content = sanitizeContent(wanted)
      const { BRAND_NAME: brandName, publicUrl } = config
      await transport.deliver({
        messageId: messageIdOf({ kind, subjectId, version: '1' }, publicUrl),
        date: clock.now(),
        from: readSender(config.MAIL_FROM),
        content,
        ...renderMail(content, { brandName, publicUrl }),
      })
    } catch {
      log.warn({ kind }, 'A mail that is not kept was not sent')
    }
  }
}
