import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSomeCandidates, setApplied } from './store.ts'

/** Records the completed interview and its CV; the first time counts. */
export const markApplied = setApplied

// Deleting so many with all that references them takes seconds; a statement may take 15.
const batchSize = 2_000

/** Deletes every application to the company's jobs, with interviews and assessments. */
export async function deleteCandidates(tx: Tx, companyId: CompanyId): Promise<void> {
  while ((await deleteSomeCandidates(tx, companyId, batchSize)) > 0);
}
