import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectMentionIds } from './notes/store.ts'
import { deleteCandidateRows, deleteRegistrationsOf, selectCandidates, selectIdleIds } from './store.ts'

/** Candidates of a company with whom nothing happened since a time, the longest ago first. */
export const listIdleCandidates = selectIdleIds

/** The ids under which mails about these candidates were queued: their own, and those of notes that mention users. */
export async function listMailSubjects(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<string[]> {
  return [...ids, ...(await selectMentionIds(tx, companyId, ids))]
}

/** Deletes candidates with all rows about them, and what they typed to apply; the key to their ledger goes too. */
export async function eraseCandidateRows(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<void> {
  for (const row of await selectCandidates(tx, companyId, ids)) await deleteRegistrationsOf(tx, row)
  await deleteCandidateRows(tx, companyId, ids)
}
