import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareSelect } from '#platform/database/prepare-select.ts'
import type { JobDraft } from '../contract/drafts.ts'
import { blindReviewEnds, type JobRow, jobCandidateCounts, jobDrafts, jobs } from './tables.ts'

type NewRow = Omit<typeof jobs.$inferInsert, 'id'>

export async function insertJob(tx: Tx, row: NewRow): Promise<JobId> {
  const [inserted] = await tx.insert(jobs).values(row).returning({ id: jobs.id })
  if (!inserted) throw new Error('The job was not inserted')
  return inserted.id
}

const own = (companyId: CompanyId, jobId: JobId) => and(eq(jobs.companyId, companyId), eq(jobs.id, jobId))

const aJob = sql.placeholder('jobId')
const ofCompany = eq(jobs.companyId, sql.placeholder('companyId'))
const query = new QueryBuilder()
const ownJob = prepareSelect(() =>
  query
    .select()
    .from(jobs)
    .where(and(ofCompany, eq(jobs.id, aJob))),
)
const publicJob = prepareSelect(() => query.select().from(jobs).where(eq(jobs.id, aJob)))

export async function findJobRow(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<JobRow | null> {
  const [row] = await ownJob(tx, null, { companyId, jobId })
  return row ?? null
}

/** Locks the job's row until the end of the transaction; rows that refer to it can be written meanwhile. */
export async function lockJobRow(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<JobRow | null> {
  const [row] = await tx.select().from(jobs).where(own(companyId, jobId)).for('no key update')
  return row ?? null
}

/** By its public address: needs the system role, since nobody is signed in. */
export async function findPublicJobRow(tx: Tx, jobId: JobId): Promise<JobRow | null> {
  const [row] = await publicJob(tx, null, { jobId })
  return row ?? null
}

/** The job that this user posted under this idempotency key. */
export async function findPosted(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  requestId: string,
): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.postedBy, userId), eq(jobs.requestId, requestId)))
  return row ?? null
}

/** Jobs of every company whose questions are yet to be written. Needs the system role. */
export async function selectPreparing(tx: Tx): Promise<{ companyId: CompanyId; jobId: JobId }[]> {
  return tx
    .select({ companyId: jobs.companyId, jobId: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.questionsState, 'preparing'), isNull(jobs.questionsLockedAt)))
    .limit(1000)
}

export async function updateJob(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  change: Partial<NewRow>,
): Promise<void> {
  await tx.update(jobs).set(change).where(own(companyId, jobId))
}

/** From the first candidate on the questions stay as they are. */
export async function setLocked(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  await tx
    .update(jobs)
    .set({ questionsLockedAt: sql`coalesce(${jobs.questionsLockedAt}, now())` })
    .where(own(companyId, jobId))
}

export async function addToCandidatesCount(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  await tx
    .update(jobs)
    .set({ candidatesCount: sql`${jobs.candidatesCount} + 1` })
    .where(own(companyId, jobId))
}

/** What a list shows of a job: never its questions. */
const listed = {
  id: jobs.id,
  title: jobs.title,
  description: jobs.description,
  location: jobs.location,
  salary: jobs.salary,
  type: jobs.type,
  status: jobs.status,
  createdAt: jobs.createdAt,
  candidatesCount: jobs.candidatesCount,
  maxCandidates: jobs.maxCandidates,
  interviewLanguage: jobs.interviewLanguage,
  questionsState: jobs.questionsState,
}
const { toDecide, completed, everInvited, hired } = jobCandidateCounts
const listedWithCounts = { ...listed, toDecide, completed, everInvited, hired }
const countsOfJob = and(
  eq(jobCandidateCounts.jobId, jobs.id),
  eq(jobCandidateCounts.companyId, jobs.companyId),
)
const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const
/** As an employer works: open ones before closed ones. */
const openFirst = [desc(jobs.status), ...newestFirst] as const

export interface JobSearch {
  /** Words that must all occur in the title or the description, whatever their case and accents. */
  search?: string | undefined
  status?: 'open' | 'closed' | undefined
}

const matching = (companyId: CompanyId, { search = '', status }: JobSearch): SQL | undefined => {
  const words = search.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')
  return and(
    eq(jobs.companyId, companyId),
    status && eq(jobs.status, status),
    // `strpos` takes each word as it is: % and _ stand for themselves.
    ...words.map((word) => sql`strpos(search_text, fold_text(${word})) > 0`),
  )
}

export type PageOfJobs = JobSearch & { page?: number | undefined; size: number }

const pageOf = prepareSelect(({ isPaged, hasStatus }: { isPaged: boolean; hasStatus: boolean }) => {
  const all = query
    .select(listedWithCounts)
    .from(jobs)
    .leftJoin(jobCandidateCounts, countsOfJob)
    .where(and(ofCompany, hasStatus ? eq(jobs.status, sql.placeholder('status')) : undefined))
    .orderBy(...openFirst)
  return isPaged ? all.limit(sql.placeholder('limit')).offset(sql.placeholder('offset')) : all
})

/** Open ones first, each newest first: one more than a page has should there be more, or all without a page. Counts are null before a job's first candidate. */
export async function selectPage(tx: Tx, companyId: CompanyId, { page, size, ...search }: PageOfJobs) {
  if (!search.search) {
    const position = page === undefined ? {} : { limit: size + 1, offset: page * size }
    const shape = { isPaged: page !== undefined, hasStatus: search.status !== undefined }
    return pageOf(tx, shape, { companyId, status: search.status, ...position })
  }
  const found = tx
    .select(listedWithCounts)
    .from(jobs)
    .leftJoin(jobCandidateCounts, countsOfJob)
    .where(matching(companyId, search))
    .orderBy(...openFirst)
  return page === undefined ? found : found.offset(page * size).limit(size + 1)
}

const { jobId: _job, companyId: _company, ...counts } = getTableColumns(jobCandidateCounts)
const jobWithCounts = prepareSelect(() => {
  const { id, title, location, status, blind, distanceLimitKm, rejectReasons, idealProfile } = jobs
  return query
    .select({ id, title, location, status, blind, distanceLimitKm, rejectReasons, idealProfile, ...counts })
    .from(jobs)
    .leftJoin(jobCandidateCounts, countsOfJob)
    .where(and(ofCompany, eq(jobs.id, aJob)))
})

/** The job and the counts of its candidates, which are null before the first one. */
export async function findJobWithCounts(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const [row] = await jobWithCounts(tx, null, { companyId, jobId })
  return row ?? null
}

export async function selectBlindJobs(tx: Tx, companyId: CompanyId): Promise<JobId[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.blind, true)))
  return rows.map(({ id }) => id)
}

export async function selectTitles(tx: Tx, companyId: CompanyId, jobIds: readonly JobId[]) {
  return tx
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, [...jobIds])))
}

export async function countJobRows(tx: Tx, companyId: CompanyId, search: JobSearch = {}): Promise<number> {
  return tx.$count(jobs, matching(companyId, search))
}

export async function sumCandidates(tx: Tx, companyId: CompanyId): Promise<number> {
  const [sum] = await tx
    .select({ candidates: sql<number>`coalesce(sum(${jobs.candidatesCount}), 0)::int` })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
  return sum?.candidates ?? 0
}

export async function countJobRowsOf(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ companyId: jobs.companyId, count: count() })
    .from(jobs)
    .where(inArray(jobs.companyId, [...companyIds]))
    .groupBy(jobs.companyId)
}

/** Open jobs, newest first. */
export async function selectOpenJobs(tx: Tx, companyId: CompanyId) {
  return tx
    .select({ ...listed, questions: sql<number>`cardinality(${jobs.tailoredQuestions})` })
    .from(jobs)
    .where(matching(companyId, { status: 'open' }))
    .orderBy(...newestFirst)
}

/** All that is stored of the company's jobs, oldest first. */
export async function selectJobsToExport(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
}

export async function insertBlindReviewEnd(
  tx: Tx,
  end: { companyId: CompanyId; jobId: JobId; endedBy: UserId; reason: string },
): Promise<void> {
  await tx.insert(blindReviewEnds).values(end)
}

/** Whether blind review hides a candidate of the job now. */
export async function hidesCandidates(tx: Tx, companyId: CompanyId, jobId: JobId, now: Date) {
  const { rows } = await tx.execute<{ hides: boolean }>(
    sql`select hides_candidates(${companyId}, ${jobId}, ${now.toISOString()}) as hides`,
  )
  return rows[0]?.hides === true
}

export async function selectBlindReviewEnds(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(blindReviewEnds)
    .where(eq(blindReviewEnds.companyId, companyId))
    .orderBy(asc(blindReviewEnds.endedAt), asc(blindReviewEnds.id))
}

const ownDraft = (companyId: CompanyId, userId: UserId) =>
  and(eq(jobDrafts.companyId, companyId), eq(jobDrafts.userId, userId))

/** Until the transaction ends nobody else saves or posts this user's draft. */
export async function lockDraft(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`job.draft ${companyId} ${userId}`}, 0))`,
  )
}

export async function upsertDraft(tx: Tx, companyId: CompanyId, userId: UserId, draft: JobDraft) {
  const [row] = await tx
    .insert(jobDrafts)
    .values({ companyId, userId, draft })
    .onConflictDoUpdate({
      target: [jobDrafts.companyId, jobDrafts.userId],
      set: { draft, version: sql`${jobDrafts.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ savedAt: jobDrafts.updatedAt, version: jobDrafts.version })
  if (!row) throw new Error('The draft was not written')
  return row
}

export async function selectDraft(tx: Tx, companyId: CompanyId, userId: UserId) {
  const [row] = await tx
    .select({ draft: jobDrafts.draft, savedAt: jobDrafts.updatedAt, version: jobDrafts.version })
    .from(jobDrafts)
    .where(ownDraft(companyId, userId))
  return row ?? null
}

export async function deleteDraft(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.delete(jobDrafts).where(ownDraft(companyId, userId))
}

export async function selectDraftsToExport(tx: Tx, companyId: CompanyId) {
  return tx.select().from(jobDrafts).where(eq(jobDrafts.companyId, companyId)).orderBy(asc(jobDrafts.userId))
}
