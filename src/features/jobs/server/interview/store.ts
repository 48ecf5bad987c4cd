import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { jobQuestions, jobs } from '../tables.ts'

export type QuestionRow = Pick<typeof jobQuestions.$inferSelect, 'text' | 'guide' | 'origin'>

const own = (companyId: CompanyId, jobId: JobId) => and(eq(jobs.companyId, companyId), eq(jobs.id, jobId))
const ofJob = (companyId: CompanyId, jobId: JobId) =>
  and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId))

export async function selectQuestions(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<QuestionRow[]> {
  return tx
    .select({ text: jobQuestions.text, guide: jobQuestions.guide, origin: jobQuestions.origin })
    .from(jobQuestions)
    .where(ofJob(companyId, jobId))
    .orderBy(asc(jobQuestions.position))
}

/** Jobs of every company whose interview is yet to be written. Needs the system door. */
export async function selectPreparing(tx: Tx): Promise<{ companyId: CompanyId; jobId: JobId }[]> {
  return tx
    .select({ companyId: jobs.companyId, jobId: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.interviewState, 'preparing'), isNull(jobs.interviewLockedAt)))
    .limit(1000)
}

const anotherVersion = {
  interviewVersion: sql`${jobs.interviewVersion} + 1`,
  contentVersion: sql`${jobs.contentVersion} + 1`,
}

/** Puts these questions in place of those there were, and says that the interview is ready and whose work it is. */
export async function replaceQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  questions: readonly QuestionRow[],
  { byHand }: { byHand: boolean },
): Promise<void> {
  await tx.delete(jobQuestions).where(ofJob(companyId, jobId))
  await tx
    .insert(jobQuestions)
    .values(questions.map((question, position) => ({ companyId, jobId, position, ...question })))
  await tx
    .update(jobs)
    .set({ interviewState: 'ready', questionsEditedAt: byHand ? sql`now()` : null, ...anotherVersion })
    .where(own(companyId, jobId))
}

/** The questions are to be written anew: other ones where `another` is asked for. */
export async function setPreparing(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { another }: { another: boolean },
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      interviewState: 'preparing',
      questionsEditedAt: null,
      interviewAttempt: sql`${jobs.interviewAttempt} + ${another ? 1 : 0}`,
      ...anotherVersion,
    })
    .where(own(companyId, jobId))
}

export async function setLocked(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  await tx
    .update(jobs)
    .set({ interviewLockedAt: sql`coalesce(${jobs.interviewLockedAt}, now())` })
    .where(own(companyId, jobId))
}
