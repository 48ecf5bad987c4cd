import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { findUserById, selectUser, selectUsers } from './store.ts'

/** `lastSeenAt` is of the sessions that are still kept; null when there is none. */
export type ListedUser = Awaited<ReturnType<typeof selectUsers>>[number]

/** The users of a company, the first one first. */
export function listUsers(tx: Tx, companyId: CompanyId): Promise<ListedUser[]> {
  return selectUsers(tx, companyId)
}

/** A user of the company who is known to exist; `newEmail` is another address that is not confirmed yet. */
export async function getUser(tx: Tx, companyId: CompanyId, userId: UserId) {
  const user = await selectUser(tx, { id: userId, companyId })
  if (!user) throw new Error('There is no such user')
  const { id, email, newEmail, role, language } = user
  return { id, email, newEmail, role, language }
}

/** Which company a verified user belongs to; null when there is no such user. Needs `forSystem`. */
export async function findCompanyOfUser(tx: Tx, userId: string): Promise<CompanyId | null> {
  const user = await findUserById(tx, userId)
  return user?.verifiedAt ? user.companyId : null
}
