import { and, asc, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, ReportId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type ReportRow, reports } from './tables.ts'

/** Which report is meant; the company stands in every `where`. */
export interface ReportKey {
  companyId: CompanyId
  reportId: ReportId
}

const own = ({ companyId, reportId }: ReportKey) =>
  and(eq(reports.companyId, companyId), eq(reports.id, reportId))
const waiting = eq(reports.state, 'waiting')

/** The new report; null while another one on the candidate is being made. */
export async function insertReport(
  tx: Tx,
  row: Pick<
    ReportRow,
    'companyId' | 'candidateId' | 'requestedBy' | 'requestedAt' | 'language' | 'leaseUntil'
  >,
): Promise<ReportRow | null> {
  const [added] = await tx.insert(reports).values(row).onConflictDoNothing().returning()
  return added ?? null
}

/** Counts a try; null when there is nothing to make any more. */
export async function beginAttempt(tx: Tx, key: ReportKey, leaseUntil: Date): Promise<ReportRow | null> {
  const [row] = await tx
    .update(reports)
    .set({ attempts: sql`${reports.attempts} + 1`, leaseUntil })
    .where(and(own(key), waiting))
    .returning()
  return row ?? null
}

/** Extends the lease of a report that is still to be made; false when it no longer is. */
export async function renewLease(tx: Tx, key: ReportKey, leaseUntil: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(reports)
    .set({ leaseUntil })
    .where(and(own(key), waiting))
  return rowCount === 1
}

/** What a finished report is known by. */
export type MadeReport = {
  [K in
    | 'assessmentId'
    | 'hidden'
    | 'code'
    | 'companyName'
    | 'jobTitle'
    | 'engineVersion'
    | 'rubricVersion']: NonNullable<ReportRow[K]>
} & { fileKey: string; sha256: string }

/** Whether this call was the one that finished it. */
export async function markReady(tx: Tx, key: ReportKey, made: MadeReport): Promise<boolean> {
  const { rowCount } = await tx
    .update(reports)
    .set({ ...made, state: 'ready' })
    .where(and(own(key), waiting))
  return rowCount === 1
}

export async function markFailed(tx: Tx, key: ReportKey): Promise<boolean> {
  const { rowCount } = await tx
    .update(reports)
    .set({ state: 'failed' })
    .where(and(own(key), waiting))
  return rowCount === 1
}

/** null when it is gone, with its candidate. */
export async function findReport(tx: Tx, key: ReportKey): Promise<ReportRow | null> {
  const [row] = await tx.select().from(reports).where(own(key))
  return row ?? null
}

/** Files of a candidate's reports other than this one. */
export async function selectOtherFiles(
  tx: Tx,
  companyId: CompanyId,
  { candidateId, fileKey }: { candidateId: CandidateId; fileKey: string },
): Promise<string[]> {
  const rows = await tx
    .select({ fileKey: reports.fileKey })
    .from(reports)
    .where(
      and(
        eq(reports.companyId, companyId),
        eq(reports.candidateId, candidateId),
        isNotNull(reports.fileKey),
        ne(reports.fileKey, fileKey),
      ),
    )
  return rows.flatMap((row) => row.fileKey ?? [])
}

export async function forgetFiles(tx: Tx, companyId: CompanyId, fileKeys: readonly string[]): Promise<void> {
  await tx
    .update(reports)
    .set({ fileKey: null })
    .where(and(eq(reports.companyId, companyId), inArray(reports.fileKey, [...fileKeys])))
}

/** Of all companies: reports whose making was begun and not heard of since. */
export function selectLapsed(tx: Tx, now: Date, max: number): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(and(waiting, lt(reports.leaseUntil, now)))
    .orderBy(asc(reports.leaseUntil))
    .limit(max)
}

/** Of all companies, by check code, the newest first. */
export function selectByCode(tx: Tx, code: string, max: number): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.code, code), eq(reports.state, 'ready')))
    .orderBy(desc(reports.requestedAt))
    .limit(max)
}

/** The reports on some candidates, in the order in which they were asked for. */
export function selectReportsOf(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.companyId, companyId), inArray(reports.candidateId, [...candidateIds])))
    .orderBy(asc(reports.requestedAt))
}
