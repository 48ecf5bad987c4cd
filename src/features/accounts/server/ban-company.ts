import { randomUUID } from 'node:crypto'
import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailKind } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { bannedMail, unbannedMail } from './mails.ts'
import {
  deleteSessionsOfCompany,
  markBanned,
  selectCompany,
  selectVerifiedAdmins,
  unmarkBanned,
} from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>

interface Ban {
  operatorId: string
  companyId: CompanyId
}

/**
 * Ends the company's sessions, closes its public links and its interviews, and mails its ADMINs why. Nothing is erased: interviews
 * go on where they were when the ban is lifted, and a second ban keeps the first reason. Throws NOT_FOUND.
 */
export async function banCompany(deps: Deps, ban: Ban & { reason: string }): Promise<void> {
  const { companyId, reason } = ban
  await change(deps, ban, { action: 'company.banned', mailKind: bannedMail }, async (tx) => {
    const isNew = await markBanned(tx, companyId, reason, deps.clock.now())
    if (isNew) await deleteSessionsOfCompany(tx, companyId)
    return isNew
  })
}

/** Lifts a ban and mails the ADMINs; a company that is not banned stays as it is. Throws NOT_FOUND. */
export async function unbanCompany(deps: Deps, ban: Ban): Promise<void> {
  const mailed = { action: 'company.unbanned', mailKind: unbannedMail } as const
  await change(deps, ban, mailed, (tx) => unmarkBanned(tx, ban.companyId))
}

async function change(
  { db, mail, audit }: Deps,
  { operatorId, companyId }: Ban,
  { action, mailKind }: { action: 'company.banned' | 'company.unbanned'; mailKind: MailKind },
  mark: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await db.forSystem(async (tx) => {
    if (!(await selectCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    if (!(await mark(tx))) return
    const version = randomUUID()
    for (const subjectId of await selectVerifiedAdmins(tx, companyId))
      await mail.send(tx, mailKind, { companyId, subjectId, version })
    await audit.record(tx, { companyId, actor: operatorId, action, subjectId: companyId })
  })
}
