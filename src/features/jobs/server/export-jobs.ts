import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectDraftsToExport } from './drafts/store.ts'
import { selectJobsToExport } from './store.ts'

/** All that is kept of the company's jobs, each with the questions of its interview. */
export async function exportJobs(tx: Tx, companyId: CompanyId) {
  const { rows, questions } = await selectJobsToExport(tx, companyId)
  const byJob = Map.groupBy(questions, (question) => question.jobId)
  return rows.map((row) => ({
    ...row,
    questions: (byJob.get(row.id) ?? []).map(({ text, guide, origin }) => ({ text, guide, origin })),
  }))
}

/** What users of the company have typed and not posted yet. */
export function exportJobDrafts(tx: Tx, companyId: CompanyId) {
  return selectDraftsToExport(tx, companyId)
}
