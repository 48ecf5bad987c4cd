import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectUsers } from './store.ts'

export interface ListedUser {
  id: UserId
  email: string
  role: Role
  joinedAt: Date
  /** Of the sessions that are still kept; null when there is none. */
  lastSeenAt: Date | null
}

/** The users of a company, the first one first. */
export function listUsers(tx: Tx, companyId: CompanyId): Promise<ListedUser[]> {
  return selectUsers(tx, companyId)
}
