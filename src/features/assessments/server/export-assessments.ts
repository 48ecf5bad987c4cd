import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectAssessmentsOf } from './store.ts'

/** Every assessment of some candidates with its marks and quotes, the earlier ones included. */
export async function exportAssessments(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return Map.groupBy(
    await selectAssessmentsOf(tx, companyId, candidateIds),
    (assessment) => assessment.candidateId,
  )
}
