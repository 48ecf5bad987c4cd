import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockSignUps } from './sign-ups/store.ts'
import { insertJoinedUser } from './store.ts'

interface JoinedUser {
  companyId: CompanyId
  email: string
  passwordHash: string
  role: Role
}

/** Adds a user whose address is proven, by the link they came with; null when the address has an account already. */
export async function addUser(tx: Tx, user: JoinedUser, now: Date): Promise<UserId | null> {
  await lockSignUps(tx)
  return insertJoinedUser(tx, user, now)
}
