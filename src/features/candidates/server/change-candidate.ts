import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteSomeCandidates, setApplied, setScore } from './store.ts'

/** Records when the interview was completed; the first time counts. */
export const markApplied = setApplied

/** Records the latest score, by which candidates are sorted; it changes no status. */
export const recordScore = setScore

// Deleting so many with all that references them takes seconds; a statement may take 15.
const batchSize = 2_000

/** Deletes every application to the company's jobs, with interviews and assessments. */
export async function deleteCandidates(tx: Tx, companyId: CompanyId): Promise<void> {
  while ((await deleteSomeCandidates(tx, companyId, batchSize)) > 0);
}
