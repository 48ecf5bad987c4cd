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
  /** Whether several filters, or a search, may end a page early: read no more than a window of the order. */
  isBounded: boolean
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
  'low-confidence': sql`confidence = 'low'`,
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

/** What makes the text of a page's statement; the rest are its values. */
type PageShape = Pick<CandidateFilters, 'sortBy' | 'sortDir' | 'flag'> & {
  /** Written into the statement: a plan for any size would read a tenth of the job. */
  max: number
  blind: boolean
  byGroup: boolean
  byBand: boolean
  fieldAt: number | null
  isSearch: boolean
  from: 'start' | 'cursor' | 'number'
  /** Whether the page may end early, to read no more rows than a window of the order. */
  isBounded: boolean
}

const value = (name: string) => sql.placeholder(name)
const join = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** The first is looked for in the key of an index, the others row by row. */
const keyed = ({ flag, byGroup, byBand }: PageShape): SQL[] => [
  ...(flag && flag !== 'no-score' ? [flagged[flag]] : []),
  ...(byGroup ? [sql`review_group = ${value('group')}`] : []),
  ...(byBand ? [sql`score_band = ${value('band')}`] : []),
  ...(flag === 'no-score' ? [flagged[flag]] : []),
]

/** What no index knows. */
const compared = ({ fieldAt, isSearch, blind }: PageShape): SQL[] => [
  ...(fieldAt === null
    ? []
    : [sql`field_scores[${sql.raw(String(fieldAt + 1))}] >= ${value('minimum')}::int`]),
  ...(isSearch
    ? [sql`(select bool_and(strpos(search_text, word) > 0) from unnest((select words from given)) word)`]
    : []),
  ...(isSearch && blind ? [isShown(value('now'))] : []),
]

const windowRows = 300

/** So many who share a word are read and sorted; more are met soon enough in the order of the list. */
const maxFound = 1_000
const maxFoundText = sql.raw(String(maxFound))

const pageOf = prepareSelect((shape: PageShape) => {
  const { max, sortDir, from } = shape
  const { key, type } = sortKeyOf(shape)
  const direction = sql.raw(sortDir)
  const ofJob = sql`candidates.company_id = ${value('companyId')} and candidates.job_id = ${value('jobId')}`
  const behind = sql`(${key}, candidates.id) ${sql.raw(sortDir === 'desc' ? '<' : '>')} (${value('key')}::${type}, ${value('id')}::uuid)`
  const inOrder: InOrder = {
    key,
    where: from === 'cursor' ? [ofJob, behind] : [ofJob],
    order: sql`${key} ${direction}, candidates.id ${direction}`,
    orderOfRows: sql`key ${direction}, id ${direction}`,
    limited: sql`limit ${sql.raw(String(max))}${from === 'number' ? sql` offset ${value('skipped')}` : sql``}`,
  }
  const fields = { ...listed, sortKey: sql<string>`${key}::text` }
  if (keyed(shape).length < 2 && compared(shape).length === 0 && from !== 'number')
    return new QueryBuilder()
      .select({ ...fields, isEdge: sql<boolean>`false` })
      .from(candidates)
      .where(join([...inOrder.where, ...keyed(shape)]))
      .orderBy(sql`${inOrder.order} ${inOrder.limited}`)
  return new QueryBuilder()
    .select({ ...fields, isEdge: sql<boolean>`is_edge` })
    .from(candidates)
    .innerJoin(pickedRows(shape, inOrder), sql`picked.id = candidates.id and ${ofJob}`)
    .orderBy(sql`is_edge, ${inOrder.order}`)
})

interface InOrder {
  key: SQL
  where: SQL[]
  order: SQL
  /** Of rows that were read already. */
  orderOfRows: SQL
  limited: SQL
}

/** Ids in the order of the list, found in an index alone; and the last row of the window, where the next page begins. */
function pickedRows(shape: PageShape, { key, where, order, orderOfRows, limited }: InOrder): SQL {
  const { isSearch, isBounded } = shape
  const [first, ...others] = keyed(shape)
  // No more than is compared: a column beside it would be read in the rows.
  const columns = [
    ...(shape.byGroup ? ['review_group'] : []),
    ...(shape.byBand || shape.flag === 'no-score' ? ['score_band'] : []),
    ...(shape.fieldAt === null ? [] : ['field_scores']),
    ...(isSearch ? ['search_text', 'revealed_at', 'status', 'undo_until'] : []),
  ]
  const rows = sql`select ${sql.raw(['candidates.id', ...columns].join(', '))}, ${key} as key
    from candidates where ${join([...where, ...(first ? [first] : [])])}`
  const window = isBounded ? sql`order by ${order} limit ${sql.raw(String(windowRows))}` : sql``
  const seen = sql`seen as ${sql.raw(isBounded ? 'materialized' : 'not materialized')} (
    ${rows} ${isSearch ? sql`and not (select is_rare from rarity)` : sql``} ${window})`
  const read = isSearch ? sql`(select * from near union all select * from seen)` : sql`seen`
  const matches = sql`matches as materialized (
    select id, key from ${read} read where ${join([...others, ...compared(shape)])} order by ${orderOfRows} ${limited})`
  const edge = sql`select id, key, true from seen where (select count(*) from matches) < ${sql.raw(String(shape.max))}
    order by ${orderOfRows} limit 1 offset ${sql.raw(String(windowRows - 1))}`
  return sql`(with ${isSearch ? sql`${foundRows(rows)}, ` : sql``}${seen}, ${matches}
    select id, key, false as is_edge from matches
    ${isBounded ? sql`union all (${edge})` : sql``}) picked`
}

/** Few who share the rarest word are read and sorted; of many enough are met in the order of the list. */
const foundRows = (rows: SQL) => sql`
  given as materialized (
    select array(select ' ' || fold_text(word) from unnest(${value('words')}::text[]) word) as words),
  found as materialized (
    select find_candidates(${value('companyId')}, ${value('jobId')}, ${value('words')}::text[], ${maxFoundText} + 1) as id),
  rarity as materialized (select count(*) <= ${maxFoundText} as is_rare from found),
  near as materialized (
    ${rows} and (select is_rare from rarity) and candidates.id = any (array(select id from found)))`

const sizes = [5, 10, 20, 50, 100, 1_000]

/** A page in its order, and where the next one begins; null after the last. */
export async function selectPage(tx: Tx, companyId: CompanyId, jobId: JobId, page: CandidatePage) {
  const { after, size, sortBy, sortDir, blind, flag, group, band, field, now, isBounded } = page
  const skipped = after ? 0 : page.page * size
  const words = wordsOf(page.search)
  const shape: PageShape = {
    max: 1 + (sizes.find((some) => some >= size) ?? size),
    sortBy,
    sortDir,
    flag,
    blind: blind && (sortBy === 'firstName' || words.length > 0),
    byGroup: group !== undefined,
    byBand: band !== undefined,
    fieldAt: field?.at ?? null,
    isSearch: words.length > 0,
    from: after ? 'cursor' : skipped > 0 ? 'number' : 'start',
    isBounded: isBounded && skipped === 0,
  }
  const values = {
    companyId,
    jobId,
    group,
    band,
    minimum: field?.minimum,
    now: now.toISOString(),
    skipped,
    words,
  }
  const found = await pageOf(tx, shape, { ...values, ...after })
  const rows = found.filter(({ isEdge }) => !isEdge)
  const content = rows.slice(0, size)
  const last = rows.length > size ? content.at(-1) : found.find(({ isEdge }) => isEdge)
  return { content, next: last ? { key: last.sortKey, id: last.id } : null }
}
export type ListedRow = Omit<Awaited<ReturnType<typeof selectPage>>['content'][number], 'sortKey' | 'isEdge'>

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
  const words = wordsOf(search)
  const found = sql`array(select find_candidates(${companyId}, null, ${sql.param(words)}::text[], ${maxFoundText}))`
  const notHidden = sql`(${isShown(now.toISOString())} or not ${inArray(jobId, [...blindJobs])})`
  return tx
    .select({ id, jobId, firstName, lastName })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        sql`id = any (${found})`,
        ...words.map((word) => sql`strpos(search_text, (select ' ' || fold_text(${word}))) > 0`),
        blindJobs.length > 0 ? notHidden : undefined,
      ),
    )
    .orderBy(sql`sort_name`, asc(id))
    .limit(max)
}
