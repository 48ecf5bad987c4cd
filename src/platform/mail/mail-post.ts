import type { Task, Tasks } from '#platform/tasks/tasks.ts'
import { type ForgottenMessages, forgetMails } from './forget-messages.ts'
import type { Mail, MailKind } from './mail.ts'
import { insertMail, type MailKey } from './store.ts'

export interface PostParts {
  kinds: readonly MailKind[]
  tasks: Tasks
  sendMail: Task<MailKey>
  forgetMessages: Task<ForgottenMessages>
  publicUrl: string
}

/** Opens the post: mails are rows of the caller's transaction, and a task of the same transaction sends them. */
export function openMail(parts: PostParts): Mail {
  return {
    send: async (tx, kind, mail) => {
      if (!parts.kinds.includes(kind)) throw new Error(`Mail of an unlisted kind: ${kind.name}`)
      const { companyId, subjectId, version = 1 } = mail
      const mailId = await insertMail(tx, { companyId, kind: kind.name, subjectId, version: String(version) })
      if (mailId !== null) await parts.tasks.enqueue(tx, parts.sendMail, { mailId, companyId })
    },
    forget: (tx, companyId) => forgetMails(parts, tx, companyId),
  }
}
