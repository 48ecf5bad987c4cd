import { randomUUID } from 'node:crypto'
import type { Task, Tasks } from '#platform/tasks/tasks.ts'
import { type DeletedMessages, deleteMails } from './delete-messages.ts'
import type { Mail, MailKind } from './mail.ts'
import { enqueueLast } from './send-last.ts'
import { insertMail, lockSubject, type MailKey, reviveMail, waitsUntried } from './store.ts'

export interface MailDeps {
  kinds: readonly MailKind[]
  tasks: Tasks
  sendMail: Task<MailKey>
  deleteMessages: Task<DeletedMessages>
  publicUrl: string
  sendLast: Task<{ id: string }>
  secretKey: string
}

/** Mails are rows of the caller's transaction, and a task of the same transaction sends them. */
export function openMail(deps: MailDeps): Mail {
  return {
    send: async (tx, kind, { companyId, subjectId, version }) => {
      if (!deps.kinds.includes(kind)) throw new Error(`Mail of an unlisted kind: ${kind.name}`)
      const mail = { companyId, kind: kind.name, subjectId, version: String(version ?? firstVersion(kind)) }
      if (kind.askedBy === 'anyone') {
        await lockSubject(tx, subjectId)
        // The waiting mail is composed after this transaction, with the same content as a new one.
        if (await waitsUntried(tx, mail)) return false
      }
      const mailId = await insertMail(tx, mail)
      if (mailId === null) return false
      await deps.tasks.enqueue(tx, deps.sendMail, { mailId, companyId })
      return true
    },
    resend: async (tx, mailId) => {
      const companyId = await reviveMail(tx, mailId)
      if (companyId === undefined) return false
      await deps.tasks.enqueue(tx, deps.sendMail, { mailId, companyId })
      return true
    },
    sendLast: (tx, mail, content) => enqueueLast({ ...deps, task: deps.sendLast }, tx, mail, content),
    forget: (tx, companyId) => deleteMails(deps, tx, companyId),
    forgetAbout: (tx, companyId, ids) => deleteMails(deps, tx, companyId, ids),
  }
}

function firstVersion({ askedBy }: MailKind): string {
  return askedBy === 'anyone' ? randomUUID() : '1'
}
