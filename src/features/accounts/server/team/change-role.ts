import type { Role } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { updateRole } from '../store.ts'
import { lockTeam } from './lock-team.ts'
import { isLastAdmin } from './rules.ts'

/** Gives a user another role, which holds from their next call on. Throws NOT_FOUND or LAST_ADMIN. */
export async function changeRole(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  employer: Employer,
  userId: UserId,
  role: Role,
): Promise<void> {
  const { companyId, userId: actor } = employer
  await db.forCompany(companyId, async (tx) => {
    const users = await lockTeam(tx, employer)
    const user = users.find(({ id }) => id === userId)
    if (!user) throw new Refusal('NOT_FOUND')
    if (user.role === role) return
    if (isLastAdmin(users, userId)) throw new Refusal('LAST_ADMIN')
    await updateRole(tx, { id: userId, companyId }, role)
    await audit.record(tx, { companyId, actor, action: 'user.role-changed', subjectId: userId })
  })
}
