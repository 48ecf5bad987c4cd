import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectAccount } from './deletion/store.ts'
import { selectInvites } from './team/store.ts'

/** The company, its users and where they are signed in: all that is kept, but for hashes. */
export function exportAccount(tx: Tx, companyId: CompanyId) {
  return selectAccount(tx, companyId)
}

/** All that is kept of the company's open invitations. */
export function exportInvites(tx: Tx, companyId: CompanyId) {
  return selectInvites(tx, companyId)
}
