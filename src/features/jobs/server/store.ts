import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type JobRow, jobQuestions, jobs } from './tables.ts'

type NewRow = Omit<typeof jobs.$inferInsert, 'id'>

export async function insertJob(tx: Tx, row: NewRow): Promise<JobId> {
  const [inserted] = await tx.insert(jobs).values(row).returning({ id: jobs.id })
  if (!inserted) throw new Error('The job was not inserted')
  return inserted.id
}

const own = (companyId: CompanyId, jobId: JobId) => and(eq(jobs.companyId, companyId), eq(jobs.id, jobId))

export async function findJobRow(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(own(companyId, jobId))
  return row ?? null
}

/** By its public address: needs the system door, since nobody is signed in. */
export async function findOpenJobRow(tx: Tx, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'open')))
  return row ?? null
}

/** Whose job it is, open or closed. Needs the system door, as its public address does. */
export async function findCompanyOfJob(tx: Tx, jobId: JobId): Promise<CompanyId | null> {
  const [row] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId))
  return row?.companyId ?? null
}

export async function listQuestionRows(tx: Tx, companyId: CompanyId, jobId: JobId) {
  return tx
    .select({ text: jobQuestions.text, guide: jobQuestions.guide })
    .from(jobQuestions)
    .where(and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)))
    .orderBy(asc(jobQuestions.position))
}

export async function countQuestionRows(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<number> {
  return tx.$count(jobQuestions, and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)))
}

type OfferChange = Pick<
  NewRow,
  'title' | 'description' | 'location' | 'type' | 'salary' | 'idealProfile' | 'interviewLanguage'
>

export async function updateOffer(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  offer: OfferChange,
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      ...offer,
      version: sql`${jobs.version} + 1`,
      contentVersion: sql`${jobs.contentVersion} + 1`,
    })
    .where(own(companyId, jobId))
}

export async function updateStatus(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  status: JobRow['status'],
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      status,
      closedAt: status === 'closed' ? sql`now()` : null,
      contentVersion: sql`${jobs.contentVersion} + 1`,
    })
    .where(own(companyId, jobId))
}

/** The job that this user posted under this key. */
export async function findPosted(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  requestId: string,
): Promise<JobId | null> {
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.postedBy, userId), eq(jobs.requestId, requestId)))
  return row?.id ?? null
}

/** What this user posted last, if that was within these minutes. */
export async function findLatelyPosted(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  minutes: number,
): Promise<JobRow | null> {
  const since = sql`now() - make_interval(mins => ${minutes})`
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.postedBy, userId), gt(jobs.createdAt, since)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return row ?? null
}

/** Locks the job's row until the end of the transaction: whoever takes a place or a question set decides alone. */
export async function lockJobRow(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(own(companyId, jobId)).for('update')
  return row ?? null
}

export async function addToCandidatesCount(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  await tx
    .update(jobs)
    .set({ candidatesCount: sql`${jobs.candidatesCount} + 1` })
    .where(own(companyId, jobId))
}

export async function countJobRows(tx: Tx, companyId: CompanyId): Promise<number> {
  return tx.$count(jobs, eq(jobs.companyId, companyId))
}

export async function countJobRowsOf(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ companyId: jobs.companyId, count: count() })
    .from(jobs)
    .where(inArray(jobs.companyId, [...companyIds]))
    .groupBy(jobs.companyId)
}

/** All that is kept of the company's jobs, oldest first. */
export async function selectJobsToExport(tx: Tx, companyId: CompanyId) {
  const rows = await tx
    .select()
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
  const questions = await tx
    .select()
    .from(jobQuestions)
    .where(eq(jobQuestions.companyId, companyId))
    .orderBy(asc(jobQuestions.jobId), asc(jobQuestions.position))
  return { rows, questions }
}
