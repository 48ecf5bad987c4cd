import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Candidate, toCandidate } from './get-candidate.ts'
import type { CandidatePage } from './rules.ts'
import { countCandidateRows, listPageRows, selectCandidatesAfter, summarizeRows } from './store.ts'

/** A page of a job's candidates, and one more when the page is not the last. */
export async function listCandidatePage(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  page: CandidatePage,
): Promise<Candidate[]> {
  const rows = await listPageRows(tx, companyId, jobId, page)
  return rows.map(toCandidate)
}

/** Of all candidates of a job; `averageScore` has one decimal, and is null while nobody has a score. */
export const summarizeCandidates = summarizeRows

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
