import { and, asc, count, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  type CandidateRow,
  candidateEvents,
  candidates,
  type RegistrationRow,
  registrations,
} from './tables.ts'

type NewCandidate = Omit<RegistrationRow, 'id' | 'createdAt'> & Pick<CandidateRow, 'status'>
type Change = { [K in keyof CandidateRow]?: CandidateRow[K] | SQL }

const own = (companyId: CompanyId, candidateId: CandidateId) =>
  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId))
const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days})`

/** Inserts an application. A known address keeps its own as it is; only its link is renewed. */
export async function upsertCandidate(tx: Tx, row: NewCandidate, linkDays: number) {
  const isOpen = sql`${candidates.status} not in ('REJECTED', 'WITHDRAWN')`
  const [saved] = await tx
    .insert(candidates)
    .values({ ...row, linkExpiresAt: daysFromNow(linkDays) })
    .onConflictDoUpdate({
      target: [candidates.jobId, candidates.email],
      set: {
        linkExpiresAt: sql`case when ${isOpen} then excluded.link_expires_at else ${candidates.linkExpiresAt} end`,
      },
    })
    // Only a row that no transaction has replaced yet has no xmax.
    .returning({ id: candidates.id, status: candidates.status, isNew: sql<boolean>`xmax = 0` })
  if (!saved) throw new Error('The candidate was not written')
  return saved
}

async function update(tx: Tx, companyId: CompanyId, candidateId: CandidateId, change: Change) {
  await tx.update(candidates).set(change).where(own(companyId, candidateId))
}

/** Extends the same link from now on. */
export const renewLink = (tx: Tx, companyId: CompanyId, candidateId: CandidateId, linkDays: number) =>
  update(tx, companyId, candidateId, { linkExpiresAt: daysFromNow(linkDays) })

/** The first time counts. */
export const setApplied = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  { cvKey, cvKind }: Pick<CandidateRow, 'cvKey' | 'cvKind'>,
) =>
  update(tx, companyId, candidateId, {
    appliedAt: sql`coalesce(${candidates.appliedAt}, now())`,
    cvKey,
    cvKind,
    cvAwaitedAt: null,
    runState: 'running',
  })

/** What lists show of an assessment; the scores stand in the order of the fields. */
export type LatestAssessment = Pick<
  CandidateRow,
  | 'assessmentId'
  | 'engine'
  | 'score'
  | 'fieldScores'
  | 'aiPercentage'
  | 'aiBand'
  | 'hasInstructions'
  | 'hasSharedText'
  | 'confidence'
  | 'confidenceReasons'
>

export const setLatestAssessment = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  latest: LatestAssessment,
) =>
  update(tx, companyId, candidateId, {
    ...latest,
    assessedAt: sql`coalesce(${candidates.assessedAt}, now())`,
    runState: null,
  })

export const setRunState = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  runState: 'running' | 'failed',
) => update(tx, companyId, candidateId, { runState })

export const setReport = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  report: Pick<CandidateRow, 'reportStatus'> &
    Partial<Pick<CandidateRow, 'reportKey' | 'reportAssessmentId' | 'reportHidden' | 'reportLanguage'>>,
) => update(tx, companyId, candidateId, report)

export async function setShared(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<void> {
  await tx
    .update(candidates)
    .set({ hasSharedText: true })
    .where(
      and(
        eq(candidates.companyId, companyId),
        inArray(candidates.id, [...candidateIds]),
        eq(candidates.hasSharedText, false),
      ),
    )
}

export async function findCandidateRow(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<CandidateRow | null> {
  const [row] = await tx.select().from(candidates).where(own(companyId, candidateId))
  return row ?? null
}

export async function selectCandidates(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids])))
}

/** By the id in a link that does not expire. Under the system role only. */
export async function findAnyRow(tx: Tx, candidateId: string): Promise<CandidateRow | null> {
  const [row] = await tx
    .select()
    .from(candidates)
    .where(eq(candidates.id, candidateId as CandidateId))
  return row ?? null
}

/** By the id in an unexpired link. */
export async function findLinkedRow(tx: Tx, candidateId: string): Promise<CandidateRow | null> {
  const [row] = await tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.id, candidateId as CandidateId), gt(candidates.linkExpiresAt, sql`now()`)))
  return row ?? null
}

export async function countCandidateRows(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ companyId: candidates.companyId, count: count() })
    .from(candidates)
    .where(inArray(candidates.companyId, [...companyIds]))
    .groupBy(candidates.companyId)
}

export async function selectCandidatesAfter(
  tx: Tx,
  companyId: CompanyId,
  { after, max }: { after: CandidateId | null; max: number },
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), after === null ? undefined : gt(candidates.id, after)))
    .orderBy(asc(candidates.id))
    .limit(max)
}

/** The candidates of a job with a larger number than `after`, in the order of their numbers. */
export async function selectNumberedAfter(
  tx: Tx,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
  { after, max }: { after: number; max: number },
): Promise<CandidateRow[]> {
  return tx
    .select()
    .from(candidates)
    .where(
      and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId), gt(candidates.number, after)),
    )
    .orderBy(asc(candidates.number))
    .limit(max)
}

export async function selectIdsOf(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<CandidateId[]> {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId)))
  return rows.map(({ id }) => id)
}

/** Deletes at most `max` applications to the company; returns how many. */
export async function deleteSomeCandidates(tx: Tx, companyId: CompanyId, max: number): Promise<number> {
  const some = tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.companyId, companyId))
    .limit(max)
  const gone = await tx
    .delete(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, some)))
  return gone.rowCount ?? 0
}

export async function deleteCandidateRows(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<void> {
  await tx
    .delete(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids])))
}

/** What was typed to apply for the job with this address, and waits to be worked on. */
export async function deleteRegistrationsOf(
  tx: Tx,
  { companyId, jobId, email }: Pick<CandidateRow, 'companyId' | 'jobId' | 'email'>,
): Promise<void> {
  await tx
    .delete(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        eq(registrations.jobId, jobId),
        eq(registrations.email, email),
      ),
    )
}

/**
 * Candidates of a company with whom nothing happened since, the longest ago first. An interview that was begun can go on
 * as long as its link works.
 */
export async function selectIdleIds(
  tx: Tx,
  companyId: CompanyId,
  { since, max }: { since: Date; max: number },
): Promise<CandidateId[]> {
  const at = since.toISOString()
  const recent = tx
    .select({ one: sql`1` })
    .from(candidateEvents)
    .where(and(eq(candidateEvents.candidateId, candidates.id), sql`${candidateEvents.at} >= ${at}`))
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        sql`greatest(${candidates.createdAt}, ${candidates.appliedAt}, ${candidates.decidedAt},
          case when ${candidates.appliedAt} is null then ${candidates.linkExpiresAt} end) < ${at}`,
        notExists(recent),
      ),
    )
    .orderBy(asc(candidates.createdAt), asc(candidates.id))
    .limit(max)
  return rows.map(({ id }) => id)
}

/** The key of a registration, with the tenant. */
export interface RegistrationKey {
  companyId: CompanyId
  registrationId: string
}

export async function insertRegistration(tx: Tx, row: Omit<RegistrationRow, 'id'>): Promise<string> {
  const [inserted] = await tx.insert(registrations).values(row).returning({ id: registrations.id })
  if (!inserted) throw new Error('The registration was not written')
  return inserted.id
}

/** Deletes and returns the registration; null when another call did. */
export async function takeRegistration(
  tx: Tx,
  { companyId, registrationId }: RegistrationKey,
): Promise<RegistrationRow | null> {
  const [row] = await tx
    .delete(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId)))
    .returning()
  return row ?? null
}

/** Of every company; returns how many. */
export async function deleteRegistrationsBefore(tx: Tx, before: Date): Promise<number> {
  const gone = await tx.delete(registrations).where(lt(registrations.createdAt, before))
  return gone.rowCount ?? 0
}
