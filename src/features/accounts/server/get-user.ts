import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectUser } from './store.ts'

export interface User {
  id: UserId
  /** The address they sign in with. */
  email: string
  /** Another address that waits to be confirmed. */
  newEmail: string | null
  role: Role
}

/** A user of the company who is known to exist. */
export async function getUser(tx: Tx, companyId: CompanyId, userId: UserId): Promise<User> {
  const user = await selectUser(tx, { id: userId, companyId })
  if (!user) throw new Error('There is no such user')
  const { id, email, newEmail, role } = user
  return { id, email, newEmail, role }
}
