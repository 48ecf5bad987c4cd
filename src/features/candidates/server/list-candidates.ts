import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { findListedRow, type ListedRow, selectFound, selectPage } from './lists/store.ts'
import { countCandidateRows, selectCandidatesAfter, selectIdsOf, selectNumberedAfter } from './store.ts'

/** A candidate as lists have them, with their group. */
export type ListedCandidate = ListedRow

/** A page of a job's candidates. */
export const listCandidatePage = selectPage

/** At most `max` candidates of all jobs in whose name or address each word begins a word. */
export const findCandidates = selectFound

/** With the decision. Throws NOT_FOUND for a candidate who is not the company's. */
export async function getListedCandidate(tx: Tx, companyId: CompanyId, candidateId: CandidateId) {
  const row = await findListedRow(tx, companyId, candidateId)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Applications by company, of those that have any. Of several companies under the system role only. */
export async function countCandidatesOf(
  tx: Tx,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  const rows = await countCandidateRows(tx, companyIds)
  return new Map(rows.map(({ companyId, count }) => [companyId, count]))
}

/** The next candidates in the order of their ids, with all stored fields; none after the last. */
export const exportCandidates = selectCandidatesAfter

/** The next candidates of a job in the order of their numbers; none after the last. */
export const listNumberedCandidates = selectNumberedAfter

/** All candidates of a job, in no order. */
export const listCandidateIds = selectIdsOf
