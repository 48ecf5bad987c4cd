import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSessionsOf } from './sessions/store.ts'

/** Ends every session of the user at once. */
export function endSessionsOf(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  return deleteSessionsOf(tx, { userId, companyId })
}
