import { randomUUID } from 'node:crypto'
import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteSessionsOfCompany, markBanned, selectVerifiedAdmins } from './bans/store.ts'
import { bannedMail } from './mails.ts'
import { selectCompany } from './store.ts'

/** Who of the installation's operators bans which company, or lets it in again. */
export interface BanOrder {
  operatorId: string
  companyId: CompanyId
}

/**
 * Ends the company's sessions, closes its public links, and tells its ADMINs why. Whoever has begun an interview can
 * finish it, and nothing is erased. A company that is banned stays so, for the first reason. Throws NOT_FOUND.
 */
export async function banCompany(
  { db, clock, mail, audit }: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>,
  { operatorId, companyId, reason }: BanOrder & { reason: string },
): Promise<void> {
  await db.forSystem(async (tx) => {
    if (!(await selectCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    if (!(await markBanned(tx, companyId, { reason, at: clock.now() }))) return
    await deleteSessionsOfCompany(tx, companyId)
    const version = randomUUID()
    for (const subjectId of await selectVerifiedAdmins(tx, companyId))
      await mail.send(tx, bannedMail, { companyId, subjectId, version })
    await audit.record(tx, { companyId, actor: operatorId, act: 'company.banned', subjectId: companyId })
  })
}
