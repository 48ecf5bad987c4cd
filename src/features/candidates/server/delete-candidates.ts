import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSomeCandidates } from './store.ts'

// What hangs on so many goes within seconds: a statement has fifteen.
const atOnce = 2_000

/** Removes every application to the company's jobs with its interview and marks, however many there are. */
export async function deleteCandidates(tx: Tx, companyId: CompanyId): Promise<void> {
  while ((await deleteSomeCandidates(tx, companyId, atOnce)) > 0);
}
