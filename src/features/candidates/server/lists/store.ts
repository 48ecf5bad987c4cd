import { and, asc, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareSelect } from '#platform/database/prepare-select.ts'
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

const {
  linkIssue: _issue,
  linkExpiresAt: _expires,
  rejectedFrom: _from,
  wasInvited: _invited,
  decidedBy,
  decidedAt,
  decisionReason,
  ...columns
} = getTableColumns(candidates)
const listed = { ...columns, group: sql<CandidateGroup>`review_group` }

/** Of a blind job: who is not hidden. The rule for a row is `isHidden`. */
const isShown = (now: SQLWrapper | string) =>
  sql`(revealed_at is not null or (status not in ('PENDING', 'UNDER_REVIEW', 'WITHDRAWN')
    and (undo_until is null or undo_until <= ${now}::timestamptz)))`

const flagged: Record<CandidateFlag, SQL> = {
  shortlisted: sql`shortlisted`,
  'asked-for-a-person': sql`asked_for_person_at is not null`,
  'ai-text': sql`ai_band <> 'none'`,
  instructions: sql`has_instructions`,
  'shared-text': sql`has_shared_text`,
  'no-score': sql`score_band = 'none'`,
}

function sortKeyOf({ sortBy, sortDir, blind }: Pick<CandidateFilters, 'sortBy' | 'sortDir' | 'blind'>): {
  key: SQL
  type: SQL
} {
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

const wordsOf = (search: string) => search.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')

// `strpos` takes each word as it is: % and _ stand for themselves.
const holds = (word: SQLWrapper | string) => sql`strpos(search_text, fold_text(${word})) > 0`

function matching({ filters, flag, fieldAt, words, blind }: PageShape): SQL | undefined {
  const isHigh = sql`field_scores[${sql.raw(String((fieldAt ?? 0) + 1))}] >= ${value('minimum')}::int`
  return and(
    filters.includes('group') ? sql`review_group = ${value('group')}` : undefined,
    filters.includes('band') ? sql`score_band = ${value('band')}` : undefined,
    flag && flagged[flag],
    fieldAt === null ? undefined : isHigh,
    ...Array.from({ length: words }, (_, at) => holds(value(`word${at}`))),
    blind && words > 0 ? isShown(value('now')) : undefined,
  )
}

/** What makes the text of a page's statement; the rest are its values. */
type PageShape = Pick<CandidateFilters, 'sortBy' | 'sortDir' | 'flag'> & {
  /** Written into the statement: a plan for any size would read a tenth of the job. */
  max: number
  blind: boolean
  filters: ('group' | 'band')[]
  fieldAt: number | null
  words: number
  from: 'start' | 'cursor' | 'number'
}

const value = (name: string) => sql.placeholder(name)

const pageOf = prepareSelect((shape: PageShape) => {
  const { key, type } = sortKeyOf(shape)
  const { max, sortDir, from, fieldAt } = shape
  const ofJob = sql`candidates.company_id = ${value('companyId')} and candidates.job_id = ${value('jobId')}`
  const behind = sql`(${key}, id) ${sql.raw(sortDir === 'desc' ? '<' : '>')} (${value('key')}::${type}, ${value('id')}::uuid)`
  const where = and(ofJob, matching(shape), from === 'cursor' ? behind : undefined)
  const order = sql`${key} ${sql.raw(sortDir)}, id ${sql.raw(sortDir)}`
  const offset = from === 'number' ? sql` offset ${value('skipped')}` : sql``
  const limited = sql`${order} limit ${sql.raw(String(max))}${offset}`
  const select = new QueryBuilder().select({ ...listed, sortKey: sql<string>`${key}::text` }).from(candidates)
  // Rows that are skipped, or ruled out by a field, are read in the index alone.
  if (from !== 'number' && fieldAt === null) return select.where(where).orderBy(limited)
  const ids = sql`(select id from candidates where ${where} order by ${limited})`
  return select.where(and(ofJob, sql`id in ${ids}`)).orderBy(order)
})

const sizes = [5, 10, 20, 50, 100, 1_000]

/** A page in its order, and at least one row more when there are more. */
export async function selectPage(tx: Tx, companyId: CompanyId, jobId: JobId, page: CandidatePage) {
  const { after, size, sortBy, sortDir, blind, flag, group, band, field, now } = page
  const skipped = after ? 0 : page.page * size
  const words = wordsOf(page.search)
  const shape: PageShape = {
    max: 1 + (sizes.find((some) => some >= size) ?? size),
    sortBy,
    sortDir,
    blind: blind && (sortBy === 'firstName' || words.length > 0),
    ...(flag ? { flag } : {}),
    filters: [...(group ? ['group' as const] : []), ...(band ? ['band' as const] : [])],
    fieldAt: field?.at ?? null,
    words: words.length,
    from: after ? 'cursor' : skipped > 0 ? 'number' : 'start',
  }
  return pageOf(tx, shape, {
    companyId,
    jobId,
    group,
    band,
    minimum: field?.minimum,
    now: now.toISOString(),
    skipped,
    ...after,
    ...Object.fromEntries(words.map((word, at) => [`word${at}`, word])),
  })
}
export type ListedRow = Omit<Awaited<ReturnType<typeof selectPage>>[number], 'sortKey'>

/** null for a candidate who is not the company's. */
export async function findListedRow(tx: Tx, companyId: CompanyId, candidateId: CandidateId) {
  const [row] = await tx
    .select({ ...listed, decidedBy, decidedAt, decisionReason })
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
  const notHidden = sql`(${isShown(now.toISOString())} or not ${inArray(jobId, [...blindJobs])})`
  return tx
    .select({ id, jobId, firstName, lastName })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        ...wordsOf(search).map(holds),
        blindJobs.length > 0 ? notHidden : undefined,
      ),
    )
    .orderBy(sql`sort_name`, asc(id))
    .limit(max)
}
