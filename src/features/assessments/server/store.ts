import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type AssessmentRow, assessments } from './tables.ts'

/** Adds a row unless the same engine has marked the same content already. */
export async function insertAssessment(tx: Tx, row: typeof assessments.$inferInsert): Promise<void> {
  await tx.insert(assessments).values(row).onConflictDoNothing()
}

/** The latest assessment of each of some candidates. */
export async function latestAssessments(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<AssessmentRow[]> {
  if (candidateIds.length === 0) return []
  return tx
    .selectDistinctOn([assessments.candidateId])
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), inArray(assessments.candidateId, [...candidateIds])))
    .orderBy(assessments.candidateId, desc(assessments.seq))
}

/** Every assessment of some candidates, in the order of writing. */
export async function selectAssessmentsOf(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<AssessmentRow[]> {
  return tx
    .select()
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), inArray(assessments.candidateId, [...candidateIds])))
    .orderBy(asc(assessments.seq))
}
