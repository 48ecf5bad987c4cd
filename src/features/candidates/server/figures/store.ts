import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateStatus } from '../../contract/candidates.ts'
import { candidates } from '../tables.ts'

type Decided = Extract<CandidateStatus, 'ACCEPTED' | 'REJECTED' | 'HIRED'>

const rowsOf = async <Row>(tx: Tx, query: SQL) => (await tx.execute(query)).rows as Row[]

/** How many candidates have each score in each field; `field` counts from 1. */
export const countFieldScores = (tx: Tx, companyId: CompanyId, jobId: JobId) =>
  rowsOf<{ field: number; score: number; count: number }>(
    tx,
    sql`select field::int, points::int as score, count(*)::int as count
      from candidates, unnest(field_scores) with ordinality as scored (points, field)
      where company_id = ${companyId} and job_id = ${jobId} and points is not null
      group by field, points`,
  )

export interface StepTimes {
  completedCount: number
  assessedCount: number
  decidedCount: number
  hiredCount: number
  /** Median hours since the step before; null when nobody came this far. */
  completedHours: number | null
  assessedHours: number | null
  decidedHours: number | null
  hiredHours: number | null
}

const hours = (from: string, to: string) =>
  sql.raw(`percentile_cont(0.5) within group (order by greatest(extract(epoch from ${to} - ${from}), 0) / 3600)
    filter (where ${to} is not null and ${from} is not null)`)

/** From step to step: registered, completed, assessed, first decided (a rejection that was undone is none), hired. */
export async function measureSteps(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<StepTimes> {
  const [row] = await rowsOf<StepTimes>(
    tx,
    sql`with own as (
        select id, status, created_at, applied_at, assessed_at, decided_at from candidates
        where company_id = ${companyId} and job_id = ${jobId}
      ), decisions as (
        select candidate_id, at, kind, lead(kind) over (partition by candidate_id order by seq) as next
        from candidate_events
        where company_id = ${companyId} and candidate_id in (select id from own)
          and kind in ('invited', 'rejected', 'rejection-undone')
      ), firsts as (
        select candidate_id, min(at) as first_decided, min(at) filter (where kind = 'invited') as invited
        from decisions where kind <> 'rejection-undone' and next is distinct from 'rejection-undone'
        group by candidate_id
      ), steps as (
        select *, case when status = 'HIRED' then decided_at end as hired
        from own left join firsts on candidate_id = id
      )
      select
        count(applied_at)::int as "completedCount", ${hours('created_at', 'applied_at')} as "completedHours",
        count(assessed_at)::int as "assessedCount", ${hours('applied_at', 'assessed_at')} as "assessedHours",
        count(first_decided)::int as "decidedCount", ${hours('assessed_at', 'first_decided')} as "decidedHours",
        count(hired)::int as "hiredCount", ${hours('invited', 'hired')} as "hiredHours"
      from steps`,
  )
  if (!row) throw new Error('An aggregate answers one row')
  return row
}

/** Decisions that stand, by user and status. */
export const countDecisions = (tx: Tx, companyId: CompanyId, jobId: JobId) =>
  rowsOf<{ decidedBy: UserId; status: Decided; count: number }>(
    tx,
    sql`select decided_by as "decidedBy", status, count(*)::int as count from candidates
      where company_id = ${companyId} and job_id = ${jobId} and decided_at is not null
      group by decided_by, status order by count(*) desc, decided_by`,
  )

/** The commonest reasons given. Of rejections that cannot be undone any more: until then a blind job hides the person. */
export const countReasons = (
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { now, max }: { now: Date; max: number },
) =>
  rowsOf<{ status: Decided; reason: string; count: number }>(
    tx,
    sql`select status, decision_reason as reason, count(*)::int as count from candidates
      where company_id = ${companyId} and job_id = ${jobId} and decision_reason is not null
        and (undo_until is null or undo_until <= ${now.toISOString()}::timestamptz)
      group by status, decision_reason order by count(*) desc, status, decision_reason limit ${max}`,
  )

/** The next candidates with a decision that stands, the latest first. */
export async function selectDecided(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { after, max }: { after: { decidedAt: string; id: CandidateId } | null; max: number },
) {
  const behind =
    after &&
    sql`(${candidates.decidedAt}, ${candidates.id}) < (${after.decidedAt}::timestamptz, ${after.id}::uuid)`
  const { id, number, firstName, lastName, email, phone, city } = candidates
  const { status, score, confidence, decidedBy, decidedAt, decisionReason, revealedAt, undoUntil } =
    candidates
  return tx
    .select({
      ...{ id, number, firstName, lastName, email, phone, city },
      ...{ status, score, confidence, decidedBy, decidedAt, decisionReason, revealedAt, undoUntil },
      // To the microsecond, which a Date does not keep.
      position: sql<string>`${decidedAt}::text`,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        eq(candidates.jobId, jobId),
        isNotNull(decidedAt),
        behind ?? undefined,
      ),
    )
    .orderBy(sql`${candidates}.decided_at desc`, desc(id))
    .limit(max)
}
