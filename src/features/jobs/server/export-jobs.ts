import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectDraftsToExport, selectJobsToExport } from './store.ts'

/** All that is stored of the company's jobs. */
export function exportJobs(tx: Tx, companyId: CompanyId) {
  return selectJobsToExport(tx, companyId)
}

/** What users of the company have typed and not posted yet. */
export function exportJobDrafts(tx: Tx, companyId: CompanyId) {
  return selectDraftsToExport(tx, companyId)
}
