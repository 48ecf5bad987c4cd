import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteUserRow } from './store.ts'

/** Removes the user with their sessions; false when the company has no such user. */
export function deleteUser(tx: Tx, companyId: CompanyId, userId: UserId): Promise<boolean> {
  return deleteUserRow(tx, { id: userId, companyId })
}
