import { openAssistant } from '#platform/ai/assistant.ts'
import { auditLog } from '#platform/audit/audit-log.ts'
import { steadyClock } from '#platform/clock/steady-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openDocuments } from '#platform/documents/open-documents.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { openLimits } from '#platform/limits/open-limits.ts'
import { sweepLimits } from '#platform/limits/sweep-limits.ts'
import { deriveLinks } from '#platform/links/derive-links.ts'
import { openLog } from '#platform/log/open-log.ts'
import { deleteMessagesTask } from '#platform/mail/delete-messages.ts'
import { openMail } from '#platform/mail/open-mail.ts'
import { outboxFolder } from '#platform/mail/outbox.ts'
import { outboxTransport } from '#platform/mail/outbox-transport.ts'
import { sendLastTask } from '#platform/mail/send-last.ts'
import { sendMailTask } from '#platform/mail/send-mail.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { openPasswords } from '#platform/passwords/open-passwords.ts'
import type { Platform } from '#platform/platform.ts'
import { openTasks } from '#platform/tasks/open-tasks.ts'
import { mails, subscribers, tasks } from './features.ts'

export interface OpenPlatform {
  platform: Platform
  /** Starts running background tasks in this process. */
  work(): Promise<void>
  /** Throws when something that the product needs does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens every part of the outside world, in the order in which they need each other. */
export async function openPlatform(config: Config): Promise<OpenPlatform> {
  const log = openLog(config)
  const opened: Closable[] = []
  const close = () => closeAll(opened)
  try {
    const db = opens(opened, await openDatabase({ config, log }))
    const clock = opens(
      opened,
      steadyClock({ askOther: () => db.ping(), warn: (about) => log.warn(about, 'clock jumped') }),
    )
    const transport = opens(
      opened,
      config.SMTP_URL ? smtpTransport(config.SMTP_URL, config) : await outboxTransport(outboxFolder(config)),
    )
    const files = await openFiles(config)
    const documents = opens(opened, openDocuments({ log }))
    const mailTasks = {
      sendMail: sendMailTask({ kinds: mails, transport, config }),
      sendLast: sendLastTask({ transport, config }),
      deleteMessages: deleteMessagesTask({ transport }),
    }
    const every = [...tasks, sweepFiles, sweepLimits, ...Object.values(mailTasks)] as typeof tasks
    const queue = opens(opened, await openTasks(db.owner, { tasks: every, subscribers }, log))
    const platform: Platform = {
      config,
      clock,
      log,
      db,
      files,
      documents,
      tasks: queue,
      mail: openMail({
        kinds: mails,
        tasks: queue,
        ...mailTasks,
        publicUrl: config.publicUrl,
        secretKey: config.secretKey,
      }),
      passwords: openPasswords({ config }),
      audit: auditLog,
      links: deriveLinks({ config, clock }),
      limits: openLimits({ db, clock, config }),
      assistant: await openAssistant(config),
    }
    return {
      platform,
      work: () => queue.work(platform),
      ping: async () => {
        await Promise.all([db.ping(), queue.ping(), files.ping()])
      },
      close,
    }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

interface Closable {
  close(): Promise<void>
}

function opens<T extends Closable>(opened: Closable[], part: T): T {
  opened.push(part)
  return part
}

/** Closes the last first; one that fails does not keep the others open. */
async function closeAll(opened: Closable[]): Promise<void> {
  const part = opened.pop()
  if (!part) return
  try {
    await part.close()
  } finally {
    await closeAll(opened)
  }
}
