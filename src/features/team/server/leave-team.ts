import { Refusal } from '#contract/refusals.ts'
import { checkPassword } from '#features/accounts/server/check-password.ts'
import { deleteUser } from '#features/accounts/server/delete-user.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockTeam } from './lock-team.ts'
import { isLastAdmin } from './rules.ts'

/** Removes the signed-in user's own account with its sessions. Throws WRONG_PASSWORD or LAST_ADMIN. */
export async function leaveTeam(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  employer: Employer,
  password: string,
): Promise<void> {
  const { companyId, userId } = employer
  await checkPassword({ db }, employer, password)
  await db.forCompany(companyId, async (tx) => {
    const users = await lockTeam(tx, employer)
    if (isLastAdmin(users, userId)) throw new Refusal('LAST_ADMIN')
    await deleteUser(tx, companyId, userId)
    await audit.record(tx, { companyId, actor: userId, act: 'user.left', subjectId: userId })
  })
}
