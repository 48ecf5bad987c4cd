import { cancelDeletion } from '#features/accounts/server/delete-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { mailAdmins } from './mail-admins.ts'
import { deletionUndoneMail } from './mails.ts'

/** Keeps the company: its public links open again, and every ADMIN gets a mail. Without a deletion it does nothing. */
export async function undoDeletion(
  { db, clock, mail, audit }: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    if (!(await cancelDeletion(tx, companyId))) return
    await mailAdmins({ mail }, tx, companyId, deletionUndoneMail, clock.now().getTime())
    await audit.record(tx, {
      companyId,
      actor: userId,
      action: 'company.deletion-undone',
      subjectId: companyId,
    })
  })
}
