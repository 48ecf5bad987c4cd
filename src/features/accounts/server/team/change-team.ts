import type { Role } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkPassword } from '../check-password.ts'
import { deleteUser, updateRole } from '../store.ts'
import { lockTeam } from './lock-team.ts'
import { isLastAdmin } from './rules.ts'

type Deps = Pick<Platform, 'db' | 'audit'>

const leaveInstead = 'You cannot remove yourself. Leave the team instead.'

/** Gives a user another role, which holds from their next call on. Throws NOT_FOUND or LAST_ADMIN. */
export async function changeRole(
  { db, audit }: Deps,
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

/** Removes another user and ends their sessions. Throws NOT_FOUND, NOT_ALLOWED for oneself, or LAST_ADMIN. */
export async function removeUser({ db, audit }: Deps, employer: Employer, userId: UserId): Promise<void> {
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

/** Removes the signed-in user's own account with its sessions. Throws WRONG_PASSWORD or LAST_ADMIN. */
export async function leaveTeam(
  { db, audit, passwords }: Deps & Pick<Platform, 'passwords'>,
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
