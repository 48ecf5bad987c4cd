import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { AssessmentId, CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  type AssessmentRow,
  answerShingles,
  assessmentRuns,
  assessments,
  candidateKeys,
  type RunRow,
} from './tables.ts'

/** Whose assessments are meant; the company stands in every `where`. */
export interface Subject {
  companyId: CompanyId
  candidateId: CandidateId
}
export type Candidacy = Subject & { jobId: JobId }

/** What is shown of a row: all but the encrypted work, which is large. */
export type ShownRow = Omit<AssessmentRow, 'encryptedWork'>
const { encryptedWork: _work, ...shown } = getTableColumns(assessments)

type Table = typeof assessments | typeof assessmentRuns | typeof candidateKeys
const ofMany = (table: Table, companyId: CompanyId, ids: readonly CandidateId[]) =>
  and(eq(table.companyId, companyId), inArray(table.candidateId, [...ids]))
const ofOne = (table: Table, { companyId, candidateId }: Subject) =>
  and(eq(table.companyId, companyId), eq(table.candidateId, candidateId))

/** Adds a row; false when the run has one already. */
export async function insertAssessment(tx: Tx, row: typeof assessments.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(assessments)
    .values(row)
    .onConflictDoNothing({ target: assessments.id })
  return rowCount === 1
}

export function latestAssessments(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return tx
    .selectDistinctOn([assessments.candidateId], shown)
    .from(assessments)
    .where(ofMany(assessments, companyId, candidateIds))
    .orderBy(assessments.candidateId, desc(assessments.seq))
}

export function selectAssessmentsOf(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return tx
    .select()
    .from(assessments)
    .where(ofMany(assessments, companyId, candidateIds))
    .orderBy(asc(assessments.seq))
}

/** A candidate's latest 100 assessments, newest first. */
export function selectHistory(tx: Tx, subject: Subject): Promise<ShownRow[]> {
  return tx
    .select(shown)
    .from(assessments)
    .where(ofOne(assessments, subject))
    .orderBy(desc(assessments.seq))
    .limit(100)
}

export async function findAssessment(
  tx: Tx,
  subject: Subject,
  assessmentId: AssessmentId,
): Promise<AssessmentRow | null> {
  const [row] = await tx
    .select()
    .from(assessments)
    .where(and(ofOne(assessments, subject), eq(assessments.id, assessmentId)))
  return row ?? null
}

export async function isAssessed(tx: Tx, subject: Subject): Promise<boolean> {
  const [row] = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(ofOne(assessments, subject))
    .limit(1)
  return row !== undefined
}

export type Fingerprint = Pick<AssessmentRow, 'engine' | 'engineVersion' | 'rubricVersion' | 'inputHash'>

/** A row of the same content, engine and versions, in the company: the candidate's own first, the oldest first. */
export async function findEqual(
  tx: Tx,
  { companyId, candidateId }: Subject,
  { engine, engineVersion, rubricVersion, inputHash }: Fingerprint,
): Promise<AssessmentRow | null> {
  const [row] = await tx
    .select(getTableColumns(assessments))
    .from(assessments)
    .innerJoin(
      candidateKeys,
      and(
        eq(candidateKeys.companyId, assessments.companyId),
        eq(candidateKeys.candidateId, assessments.candidateId),
      ),
    )
    .where(
      and(
        eq(assessments.companyId, companyId),
        eq(assessments.inputHash, inputHash),
        eq(assessments.engine, engine),
        eq(assessments.engineVersion, engineVersion),
        eq(assessments.rubricVersion, rubricVersion),
      ),
    )
    .orderBy(sql`${assessments.candidateId} = ${candidateId} desc`, asc(assessments.seq))
    .limit(1)
  return row ?? null
}

/** The wrapped keys of some candidates; those of another secret are not in it. */
export function selectKeys(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  wrappedBy: readonly string[],
) {
  return tx
    .select({
      candidateId: candidateKeys.candidateId,
      wrappedBy: candidateKeys.wrappedBy,
      wrapped: candidateKeys.wrapped,
    })
    .from(candidateKeys)
    .where(
      and(ofMany(candidateKeys, companyId, candidateIds), inArray(candidateKeys.wrappedBy, [...wrappedBy])),
    )
}

export async function insertKey(tx: Tx, row: typeof candidateKeys.$inferInsert): Promise<void> {
  await tx.insert(candidateKeys).values(row).onConflictDoNothing()
}

const oneMore = (now: Date) => ({
  state: 'waiting' as const,
  attempts: sql`${assessmentRuns.attempts} + 1`,
  begunAt: now,
})

/** Counts a beginning of the run that waits; null when none does. */
export async function beginKnownRun(tx: Tx, subject: Subject, now: Date): Promise<RunRow | null> {
  const [row] = await tx
    .update(assessmentRuns)
    .set(oneMore(now))
    .where(ofOne(assessmentRuns, subject))
    .returning()
  return row ?? null
}

/** The run that nobody asked for, begun; another process may have begun it at this very moment. */
export async function beginNewRun(tx: Tx, subject: Subject, now: Date): Promise<RunRow | null> {
  const [row] = await tx
    .insert(assessmentRuns)
    .values({ ...subject, attempts: 1, askedAt: now, begunAt: now })
    .onConflictDoUpdate({ target: assessmentRuns.candidateId, set: oneMore(now) })
    .returning()
  return row ?? null
}

/** A new run; false while one is under way that has neither failed nor, after `tries`, been silent since `silentSince`. */
export async function requestRun(
  tx: Tx,
  subject: Subject,
  { requestedBy, now, tries, silentSince }: RunRequest,
): Promise<boolean> {
  const fresh = { runId: sql`gen_random_uuid()`, state: 'waiting' as const, attempts: 0, begunAt: null }
  const { rowCount } = await tx
    .insert(assessmentRuns)
    .values({ ...subject, requestedBy, askedAt: now })
    .onConflictDoUpdate({
      target: assessmentRuns.candidateId,
      set: { ...fresh, requestedBy, askedAt: now },
      setWhere: sql`${assessmentRuns.state} = 'failed'
        or (${assessmentRuns.attempts} >= ${tries} and ${assessmentRuns.begunAt} < ${silentSince})`,
    })
  return rowCount === 1
}
type RunRequest = { requestedBy: UserId | null; now: Date; tries: number; silentSince: Date }

export async function markFailed(tx: Tx, subject: Subject, runId: AssessmentId): Promise<void> {
  await tx
    .update(assessmentRuns)
    .set({ state: 'failed' })
    .where(and(ofOne(assessmentRuns, subject), eq(assessmentRuns.runId, runId)))
}

export async function deleteRun(tx: Tx, subject: Subject, runId: AssessmentId): Promise<void> {
  await tx.delete(assessmentRuns).where(and(ofOne(assessmentRuns, subject), eq(assessmentRuns.runId, runId)))
}

export function selectRuns(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return tx
    .select()
    .from(assessmentRuns)
    .where(ofMany(assessmentRuns, companyId, candidateIds))
}

/** One shingle of an answer, and another candidate who has it too; null where nobody has. */
export interface ShingleRow {
  answer: number
  shingle: string
  other: CandidateId | null
}

export async function replaceShingles(
  tx: Tx,
  { companyId, jobId, candidateId }: Candidacy,
  rows: readonly { answer: number; shingle: string }[],
): Promise<void> {
  await tx.execute(
    sql`delete from ${answerShingles} where company_id = ${companyId} and candidate_id = ${candidateId}`,
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${answerShingles} (company_id, job_id, candidate_id, answer, shingle)
    select ${companyId}, ${jobId}, ${candidateId}, answer, shingle
    from unnest(
      ${sql.param(rows.map(({ answer }) => answer))}::integer[],
      ${sql.param(rows.map(({ shingle }) => shingle))}::bigint[]
    ) as kept (answer, shingle)
    on conflict do nothing`)
}

/** The candidate's shingles with others of the job who have them, at most 20 for each. */
export async function selectShared(
  tx: Tx,
  { companyId, jobId, candidateId }: Candidacy,
): Promise<ShingleRow[]> {
  const { rows } = await tx.execute(sql`
    select own.answer, own.shingle::text as shingle, others.candidate_id as other
    from ${answerShingles} own
    left join lateral (
      select same.candidate_id
      from ${answerShingles} same
      where same.company_id = ${companyId} and same.job_id = ${jobId}
        and same.shingle = own.shingle and same.candidate_id <> own.candidate_id
      order by same.candidate_id
      limit 20
    ) others on true
    where own.company_id = ${companyId} and own.candidate_id = ${candidateId}
    order by own.answer`)
  return rows as unknown as ShingleRow[]
}

/** Over all companies; needs `forSystem`. */
export async function selectRunCounts(tx: Tx) {
  return tx
    .select({ state: assessmentRuns.state, count: count() })
    .from(assessmentRuns)
    .groupBy(assessmentRuns.state)
}
