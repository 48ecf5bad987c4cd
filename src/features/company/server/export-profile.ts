import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectDraft, selectProfileRow } from './store.ts'

/** What the company says of itself, and what it began to say; null where there is nothing. */
export async function exportProfile(tx: Tx, companyId: CompanyId) {
  return { profile: await selectProfileRow(tx, companyId), draft: await selectDraft(tx, companyId) }
}
