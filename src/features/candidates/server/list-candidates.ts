import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Candidate, toCandidate } from './get-candidate.ts'
import type { CandidatePage } from './rules.ts'
import { listPageRows, summarizeRows } from './store.ts'

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

export interface CandidateSummary {
  total: number
  /** Those who completed their interview. */
  completed: number
  /** To one decimal; null while nobody has a score. */
  averageScore: number | null
  highPotential: number
}

export const summarizeCandidates: (tx: Tx, companyId: CompanyId, jobId: JobId) => Promise<CandidateSummary> =
  summarizeRows
