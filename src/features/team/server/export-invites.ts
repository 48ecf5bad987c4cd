import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectInvites } from './store.ts'

/** All that is kept of the company's open invitations. */
export function exportInvites(tx: Tx, companyId: CompanyId) {
  return selectInvites(tx, companyId)
}
