import { Refusal } from '#contract/refusals.ts'
import { lockCompany } from '#features/accounts/server/change-company.ts'
import { checkPassword } from '#features/accounts/server/check-password.ts'
import { scheduleDeletion } from '#features/accounts/server/delete-company.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { undoDays } from '../contract.ts'
import { mailAdmins } from './mail-admins.ts'
import { deletionRequestedMail } from './mails.ts'
import { eraseCompanyTask } from './tasks.ts'

const daySeconds = 86_400
/** So that the task finds the time over. */
const marginSeconds = 60

/**
 * Closes the company's public links and has all of it erased in seven days; every ADMIN gets a mail. Asking again
 * changes nothing. Throws WRONG_PASSWORD.
 */
export async function requestDeletion(
  {
    db,
    clock,
    mail,
    tasks,
    audit,
    passwords,
  }: Pick<Platform, 'db' | 'clock' | 'mail' | 'tasks' | 'audit' | 'passwords'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  password: string,
): Promise<Date> {
  await checkPassword({ db, passwords }, { companyId, userId }, password)
  return db.forCompany(companyId, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    const decided = (await getCompany(tx, companyId)).deleteAt
    if (decided) return decided
    const deleteAt = await scheduleDeletion(tx, companyId, { days: undoDays, now: clock.now() })
    if (!deleteAt) throw new Error('The deletion was not written')
    await mailAdmins({ mail }, tx, companyId, deletionRequestedMail, deleteAt.getTime())
    await tasks.enqueue(
      tx,
      eraseCompanyTask,
      { companyId },
      { startAfterSeconds: undoDays * daySeconds + marginSeconds },
    )
    const action = 'company.deletion-requested'
    await audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
    return deleteAt
  })
}
