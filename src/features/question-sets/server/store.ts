import { and, asc, eq, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { StoredQuestion } from './rules.ts'
import { questionSets } from './tables.ts'

/** Null before the first questions were written. */
export async function findQuestionSet(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const [row] = await tx
    .select()
    .from(questionSets)
    .where(and(eq(questionSets.companyId, companyId), eq(questionSets.jobId, jobId)))
  return row ?? null
}

export async function upsertQuestionSet(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { questions, attempt }: { questions: StoredQuestion[]; attempt?: number | undefined },
): Promise<void> {
  await tx
    .insert(questionSets)
    .values({ companyId, jobId, questions, ...(attempt === undefined ? {} : { attempt }) })
    .onConflictDoUpdate({
      target: questionSets.jobId,
      set: {
        questions,
        version: sql`${questionSets.version} + 1`,
        ...(attempt === undefined ? {} : { attempt }),
      },
    })
}

export async function selectQuestionSetsToExport(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(questionSets)
    .where(eq(questionSets.companyId, companyId))
    .orderBy(asc(questionSets.jobId))
}
