import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteUser } from '../store.ts'
import { lockTeam } from './lock-team.ts'
import { isLastAdmin } from './rules.ts'

const leaveInstead = 'You cannot remove yourself. Leave the team instead: that asks for your password.'

/** Removes another user and ends their sessions. Throws NOT_FOUND, NOT_ALLOWED for oneself, or LAST_ADMIN. */
export async function removeUser(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  employer: Employer,
  userId: UserId,
): Promise<void> {
  const { companyId, userId: actor } = employer
  await db.forCompany(companyId, async (tx) => {
    const users = await lockTeam(tx, employer)
    if (!users.some(({ id }) => id === userId)) throw new Refusal('NOT_FOUND')
    if (isLastAdmin(users, userId)) throw new Refusal('LAST_ADMIN')
    if (userId === actor) throw new Refusal('NOT_ALLOWED', { message: leaveInstead })
    await deleteUser(tx, { id: userId, companyId })
    await audit.record(tx, { companyId, actor, action: 'user.removed', subjectId: userId })
  })
}
