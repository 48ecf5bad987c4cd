import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectUser } from './store.ts'

/** The address that a user of the company signs in with. */
export async function getUserEmail(tx: Tx, companyId: CompanyId, userId: UserId): Promise<string> {
  const user = await selectUser(tx, { id: userId, companyId })
  if (!user) throw new Error('There is no such user')
  return user.email
}
