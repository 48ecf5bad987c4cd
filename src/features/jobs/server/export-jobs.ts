import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectFirstSteps } from './first-steps/store.ts'
import {
  countJobRows,
  countJobRowsOf,
  selectBlindReviewEnds,
  selectDraftsToExport,
  selectJobsToExport,
} from './store.ts'

/** How many jobs the company has, closed ones included. */
export function countJobs(tx: Tx, companyId: CompanyId): Promise<number> {
  return countJobRows(tx, companyId)
}

/** By company; one that has none is not in it. Needs the system role. */
export async function countJobsOf(tx: Tx, companyIds: readonly CompanyId[]): Promise<Map<CompanyId, number>> {
  const rows = await countJobRowsOf(tx, companyIds)
  return new Map(rows.map(({ companyId, count }) => [companyId, count]))
}

/** All that is stored of the company's jobs. */
export function exportJobs(tx: Tx, companyId: CompanyId) {
  return selectJobsToExport(tx, companyId)
}

/** What users of the company have typed and not posted yet. */
export function exportJobDrafts(tx: Tx, companyId: CompanyId) {
  return selectDraftsToExport(tx, companyId)
}

/** Why blind review of jobs was switched off, and by whom. */
export function exportBlindReviewEnds(tx: Tx, companyId: CompanyId) {
  return selectBlindReviewEnds(tx, companyId)
}

/** When the company first did what leads to its first candidate. */
export const exportFirstSteps = selectFirstSteps
