import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateFlag, CandidateGroup, CandidateSort, ScoreBand } from '../../contract/lists.ts'
import { candidates } from '../tables.ts'

export interface CandidateFilters {
  /** Words that must all occur in the name or the address, whatever their case and accents. */
  search: string
  group?: CandidateGroup | undefined
  band?: ScoreBand | undefined
  flag?: CandidateFlag | undefined
  /** At least so much in the field at a place of `field_scores`, from 0. */
  field?: { at: number; minimum: number } | undefined
  sortBy: CandidateSort
  sortDir: 'asc' | 'desc'
  /** In a blind job nobody hidden is found by name, and names give no order. */
  blind: boolean
  now: Date
}

/** The sort key of a row, as text, and its id: a page begins behind it. */
export interface ListPosition {
  key: string
  id: string
}

export interface CandidatePage extends CandidateFilters {
  page: number
  size: number
  /** In place of the number of the page. */
  after?: ListPosition | undefined
}

const { linkIssue: _issue, linkExpiresAt: _expires, ...columns } = getTableColumns(candidates)
const listed = { ...columns, group: sql<CandidateGroup>`review_group` }

const ofJob = (companyId: CompanyId, jobId: JobId) =>
  and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId))

/** Of a blind job: who is not hidden. The rule for a row is `isHidden`. */
const isShown = (now: Date) =>
  sql`(revealed_at is not null or (status not in ('PENDING', 'UNDER_REVIEW', 'WITHDRAWN')
    and (undo_until is null or undo_until <= ${now.toISOString()}::timestamptz)))`

const flagged: Record<CandidateFlag, SQL> = {
  shortlisted: sql`shortlisted`,
  'asked-for-a-person': sql`asked_for_person_at is not null`,
  'ai-text': sql`ai_band <> 'none'`,
  instructions: sql`has_instructions`,
  'shared-text': sql`has_shared_text`,
  'no-score': sql`score_band = 'none'`,
}

function sortKeyOf({ sortBy, sortDir, blind }: CandidateFilters): { key: SQL; type: SQL } {
  if (sortBy === 'score')
    return {
      key: sortDir === 'asc' ? sql`candidates.sort_score_up` : sql`candidates.sort_score`,
      type: sql`smallint`,
    }
  if (sortBy === 'createdAt') return { key: sql`candidates.sort_date`, type: sql`timestamptz` }
  return blind
    ? { key: sql`candidates.number`, type: sql`integer` }
    : { key: sql`candidates.sort_name`, type: sql`text` }
}

function isFound(search: string): SQL | undefined {
  const words = search.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')
  // `strpos` takes each word as it is: % and _ stand for themselves.
  return and(...words.map((word) => sql`strpos(search_text, fold_text(${word})) > 0`))
}

function matching({ search, group, band, flag, field, blind, now }: CandidateFilters): SQL | undefined {
  return and(
    group && sql`review_group = ${group}`,
    band && sql`score_band = ${band}`,
    flag && flagged[flag],
    field && sql`field_scores[${sql.raw(String(field.at + 1))}] >= ${field.minimum}::int`,
    search === '' ? undefined : and(isFound(search), blind ? isShown(now) : undefined),
  )
}

/**
 * A page in its order, and one row more when there are more. Its size is written into the statement: a plan for any
 * size would read a tenth of the job.
 */
export async function selectPage(tx: Tx, companyId: CompanyId, jobId: JobId, page: CandidatePage) {
  const { key, type } = sortKeyOf(page)
  const { after, size, sortDir, field } = page
  const behind = sql.raw(sortDir === 'desc' ? '<' : '>')
  const where = and(
    ofJob(companyId, jobId),
    matching(page),
    after && sql`(${key}, id) ${behind} (${after.key}::${type}, ${after.id}::uuid)`,
  )
  const order = sql`${key} ${sql.raw(sortDir)}, id ${sql.raw(sortDir)}`
  const skipped = after ? 0 : page.page * size
  const limited = sql`${order} limit ${sql.raw(`${size + 1} offset ${skipped}`)}`
  const select = tx.select({ ...listed, sortKey: sql<string>`${key}::text` }).from(candidates)
  // Rows that are skipped, or ruled out by a field, are read in the index alone.
  if (skipped === 0 && !field) return select.where(where).orderBy(limited)
  const ids = sql`(select id from ${candidates} where ${where} order by ${limited})`
  return select.where(and(ofJob(companyId, jobId), sql`id in ${ids}`)).orderBy(order)
}
export type ListedRow = Omit<Awaited<ReturnType<typeof selectPage>>[number], 'sortKey'>

/** null for a candidate who is not the company's. */
export async function findListedRow(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<ListedRow | null> {
  const [row] = await tx
    .select(listed)
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)))
  return row ?? null
}

/** Of all jobs, by name; those hidden in one of `blindJobs` are not found. */
export async function selectFound(
  tx: Tx,
  companyId: CompanyId,
  { search, blindJobs, now, max }: { search: string; blindJobs: readonly JobId[]; now: Date; max: number },
) {
  const { id, jobId, firstName, lastName } = columns
  const notHidden = sql`(${isShown(now)} or not ${inArray(jobId, [...blindJobs])})`
  return tx
    .select({ id, jobId, firstName, lastName })
    .from(candidates)
    .where(
      and(eq(candidates.companyId, companyId), isFound(search), blindJobs.length > 0 ? notHidden : undefined),
    )
    .orderBy(sql`sort_name`, asc(id))
    .limit(max)
}
