import type { CompanyId } from '#contract/ids.ts'
import { type ListedUser, listUsers } from '#features/accounts/server/list-users.ts'
import type { Platform } from '#platform/platform.ts'
import { selectInvites } from './store.ts'
import type { InviteRow } from './tables.ts'

/** Who is in the company, and who is invited; the oldest first. */
export function listTeam(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<{ users: ListedUser[]; invites: InviteRow[] }> {
  return db.forCompany(companyId, async (tx) => ({
    users: await listUsers(tx, companyId),
    invites: await selectInvites(tx, companyId),
  }))
}
