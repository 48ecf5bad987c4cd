import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectPublishedFigures } from './adverse-impact/store.ts'
import { selectReportsOf } from './store.ts'

/** All stored data of the reports on some candidates. */
export async function exportReports(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const rows = await selectReportsOf(tx, companyId, candidateIds)
  return Map.groupBy(rows, ({ candidateId }) => candidateId)
}

/** The published figures of every job. */
export const exportAdverseImpact = selectPublishedFigures

/** The files of some candidates' reports. */
export async function listReportFiles(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<string[]> {
  const rows = await selectReportsOf(tx, companyId, candidateIds)
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}
