import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateStatus } from '../contract.ts'
import { bandLimits, type CandidatePage, type ScoreBand } from './rules.ts'
import { type CandidateRow, candidates } from './tables.ts'

type NewRow = Pick<
  CandidateRow,
  'companyId' | 'jobId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'status' | 'locationReason'
>

const own = (companyId: CompanyId, candidateId: CandidateId) =>
  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId))
const ofJob = (companyId: CompanyId, jobId: JobId) =>
  and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId))
const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days})`

/** The new row; null when the address has an application to this job. */
export async function insertCandidate(tx: Tx, row: NewRow, linkDays: number): Promise<CandidateRow | null> {
  const [inserted] = await tx
    .insert(candidates)
    .values({ ...row, linkExpiresAt: daysFromNow(linkDays) })
    .onConflictDoNothing({ target: [candidates.jobId, candidates.email] })
    .returning()
  return inserted ?? null
}

/** Locks the application of an address to a job until the end of the transaction. */
export async function lockByEmail(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  email: string,
): Promise<CandidateRow | null> {
  const [row] = await tx
    .select()
    .from(candidates)
    .where(and(ofJob(companyId, jobId), eq(candidates.email, email)))
    .for('update')
  return row ?? null
}

/** The link lives again from now on, and works as before. */
export async function renewLink(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  linkDays: number,
): Promise<void> {
  await tx
    .update(candidates)
    .set({ linkExpiresAt: daysFromNow(linkDays) })
    .where(own(companyId, candidateId))
}

/** A city that suits, given later, lets an application that waited for it go on. */
export async function admitFrom(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  city: string,
): Promise<void> {
  await tx
    .update(candidates)
    .set({ city, status: 'PENDING', locationReason: null })
    .where(and(own(companyId, candidateId), eq(candidates.status, 'UNDER_REVIEW')))
}

export async function findCandidateRow(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<CandidateRow | null> {
  const [row] = await tx.select().from(candidates).where(own(companyId, candidateId))
  return row ?? null
}

/** By the id that a link claims, while the link lives. Needs the system door. */
export async function findLinkedRow(tx: Tx, candidateId: string): Promise<CandidateRow | null> {
  const [row] = await tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.id, candidateId as CandidateId), gt(candidates.linkExpiresAt, sql`now()`)))
  return row ?? null
}

/** Only the first of several calls answers true. */
export async function changeStatus(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  { from, to }: { from: CandidateStatus; to: CandidateStatus },
): Promise<boolean> {
  const rows = await tx
    .update(candidates)
    .set({ status: to })
    .where(and(own(companyId, candidateId), eq(candidates.status, from)))
    .returning({ id: candidates.id })
  return rows.length > 0
}

export async function setApplied(tx: Tx, companyId: CompanyId, candidateId: CandidateId): Promise<void> {
  await tx
    .update(candidates)
    .set({ appliedAt: sql`coalesce(${candidates.appliedAt}, now())` })
    .where(own(companyId, candidateId))
}

export async function setScore(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  score: number | null,
): Promise<void> {
  await tx.update(candidates).set({ score }).where(own(companyId, candidateId))
}

function inBand(band: ScoreBand | undefined): SQL | undefined {
  if (!band) return undefined
  const { from, below } = bandLimits[band]
  return and(gte(candidates.score, from), lt(candidates.score, below))
}

function orderOf({ sortBy, sortDir }: CandidatePage): SQL[] {
  const down = sortDir === 'desc'
  if (sortBy === 'score')
    // Whoever has no total comes last, whichever way.
    return [
      down ? sql`${candidates.score} desc nulls last` : sql`${candidates.score} asc nulls last`,
      asc(candidates.id),
    ]
  if (sortBy === 'firstName') {
    const name = sql`lower(${candidates.firstName})`
    return down ? [desc(name), desc(candidates.id)] : [asc(name), asc(candidates.id)]
  }
  return down
    ? [desc(candidates.createdAt), desc(candidates.id)]
    : [asc(candidates.createdAt), asc(candidates.id)]
}

/** One row more than asked for, when there is one. */
export async function listPageRows(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  page: CandidatePage,
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(and(ofJob(companyId, jobId), inBand(page.band)))
    .orderBy(...orderOf(page))
    .limit(page.size + 1)
    .offset(page.page * page.size)
}

export async function countByBand(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const count = (band: ScoreBand) => sql<number>`(count(*) filter (where ${inBand(band)}))::int`
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      completed: sql<number>`count(${candidates.appliedAt})::int`,
      averageScore: sql<number | null>`round(avg(${candidates.score}), 1)::float8`,
      high: count('high'),
      medium: count('medium'),
      low: count('low'),
    })
    .from(candidates)
    .where(ofJob(companyId, jobId))
  if (!row) throw new Error('A count has one row')
  return row
}

export async function countCandidateRows(tx: Tx, companyId: CompanyId): Promise<number> {
  return tx.$count(candidates, eq(candidates.companyId, companyId))
}

export async function countCandidateRowsOf(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ companyId: candidates.companyId, count: count() })
    .from(candidates)
    .where(inArray(candidates.companyId, [...companyIds]))
    .groupBy(candidates.companyId)
}

/** All that is kept of candidates, in the order of their ids. */
export async function selectCandidatesAfter(
  tx: Tx,
  companyId: CompanyId,
  after: CandidateId | null,
  most: number,
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), after === null ? undefined : gt(candidates.id, after)))
    .orderBy(asc(candidates.id))
    .limit(most)
}

/** Removes at most so many applications to the company; answers with how many went. */
export async function deleteSomeCandidates(tx: Tx, companyId: CompanyId, most: number): Promise<number> {
  const some = tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.companyId, companyId))
    .limit(most)
  const gone = await tx
    .delete(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, some)))
  return gone.rowCount ?? 0
}
