import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { updateRole } from './store.ts'

/** Gives the user another role, which holds from their next call on; false when the company has no such user. */
export function changeUserRole(tx: Tx, companyId: CompanyId, userId: UserId, role: Role): Promise<boolean> {
  return updateRole(tx, { id: userId, companyId }, role)
}
