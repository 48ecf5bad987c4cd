import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import { lockCompany } from '../change-company.ts'
import { type ListedUser, listUsers } from '../list-users.ts'

/**
 * The users of the company, whom nobody else changes until the transaction ends. Throws SIGNED_OUT or NOT_ALLOWED
 * when somebody who was quicker took away what the caller was let in with.
 */
export async function lockTeam(
  tx: Tx,
  { companyId, userId, role }: Pick<Employer, 'companyId' | 'userId' | 'role'>,
): Promise<ListedUser[]> {
  await lockCompany(tx, companyId)
  const users = await listUsers(tx, companyId)
  const caller = users.find(({ id }) => id === userId)
  if (!caller) throw new Refusal('SIGNED_OUT')
  if (caller.role !== role) throw new Refusal('NOT_ALLOWED')
  return users
}
