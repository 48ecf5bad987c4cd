import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkPassword } from '../check-password.ts'
import { deleteUser } from '../store.ts'
import { lockTeam } from './lock-team.ts'
import { isLastAdmin } from './rules.ts'

/** Removes the signed-in user's own account with its sessions. Throws WRONG_PASSWORD or LAST_ADMIN. */
export async function leaveTeam(
  { db, audit, passwords }: Pick<Platform, 'db' | 'audit' | 'passwords'>,
  employer: Employer,
  password: string,
): Promise<void> {
  const { companyId, userId } = employer
  await checkPassword({ db, passwords }, employer, password)
  await db.forCompany(companyId, async (tx) => {
    const users = await lockTeam(tx, employer)
    if (isLastAdmin(users, userId)) throw new Refusal('LAST_ADMIN')
    await deleteUser(tx, { id: userId, companyId })
    await audit.record(tx, { companyId, actor: userId, action: 'user.left', subjectId: userId })
  })
}
