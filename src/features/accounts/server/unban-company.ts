import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { BanOrder } from './ban-company.ts'
import { selectVerifiedAdmins, unmarkBanned } from './bans/store.ts'
import { unbannedMail } from './mails.ts'
import { selectCompany } from './store.ts'

/** Lets the company in again and tells its ADMINs; one that is not banned stays as it is. Throws NOT_FOUND. */
export async function unbanCompany(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  { operatorId, companyId }: BanOrder,
): Promise<void> {
  await db.forSystem(async (tx) => {
    if (!(await selectCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    if (!(await unmarkBanned(tx, companyId))) return
    const version = randomUUID()
    for (const subjectId of await selectVerifiedAdmins(tx, companyId))
      await mail.send(tx, unbannedMail, { companyId, subjectId, version })
    await audit.record(tx, { companyId, actor: operatorId, act: 'company.unbanned', subjectId: companyId })
  })
}
