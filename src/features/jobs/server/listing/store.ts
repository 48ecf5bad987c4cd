import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { jobSearch, jobs, jobTotals } from '../tables.ts'

export interface JobSearch {
  /** Words that all have to occur in the title or the description; all jobs when empty. */
  search: string
  status?: 'open' | 'closed' | undefined
  page: number
  size: number
}

/** What a list shows of a job: never its whole description, nor its questions. */
const listed = {
  id: jobs.id,
  title: jobs.title,
  excerpt: sql<string>`left(${jobs.description}, 400)`,
  location: jobs.location,
  salary: jobs.salary,
  type: jobs.type,
  status: jobs.status,
  createdAt: jobs.createdAt,
  candidatesCount: jobs.candidatesCount,
  maxCandidates: jobs.maxCandidates,
  interviewLanguage: jobs.interviewLanguage,
  interviewState: jobs.interviewState,
}
const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const

const inState = (companyId: CompanyId, status: JobSearch['status']) =>
  and(eq(jobs.companyId, companyId), status && eq(jobs.status, status))

/** Newest first, one more than a page has should there be more. */
export async function selectPage(
  tx: Tx,
  companyId: CompanyId,
  { status, page, size }: Omit<JobSearch, 'search'>,
) {
  return tx
    .select(listed)
    .from(jobs)
    .where(inState(companyId, status))
    .orderBy(...newestFirst)
    .offset(page * size)
    .limit(size + 1)
}

// What JavaScript takes for a blank, and whatever a PostgreSQL may: the words of jobs hold no such sign.
const blanks = /[\s\p{Cc}\u180e]+/u

// What is looked for is folded once, not once a row. `position` takes each word as it is: % and _ stand for themselves.
const holds = (words: readonly string[]): SQL => {
  // Long words are rare: they come first.
  const folded = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => sql`convert_to(fold_text(${word}), 'UTF8')`)
  const mayHold = folded.flatMap((word) =>
    // Three bytes from its middle, and its last three. PostgreSQL tries the cheaper first, and of equals the one named
    // first: so a bit, of which nothing is cast, before any reading of words.
    [sql`greatest(1, length(${word}) / 2)`, sql`greatest(1, length(${word}) - 2)`].map(
      (from) => sql`get_bit(${jobSearch.signature}, (select run_bit(substr(${word}, ${from}, 3)))) = 1`,
    ),
  )
  const hold = folded.map((word) => sql`position((select ${word}) in ${jobSearch.words}) > 0`)
  return sql.join([...mayHold, ...hold], sql` and `)
}

/** Like `selectPage` of the jobs that hold all the words, with how many there are on all pages: all in one reading. */
export async function searchPage(
  tx: Tx,
  companyId: CompanyId,
  { search, status, page, size }: JobSearch,
): Promise<{ rows: Awaited<ReturnType<typeof selectPage>>; found: number }> {
  const hits = tx
    .select({ id: jobSearch.jobId, createdAt: jobSearch.createdAt })
    .from(jobSearch)
    .where(
      and(
        eq(jobSearch.companyId, companyId),
        status && eq(jobSearch.status, status),
        holds([...new Set(search.split(blanks))]),
      ),
    )
  const { rows: pages } = await tx.execute<{ found: number; ids: JobId[] }>(sql`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as found,
      array(select job_id from hits order by created_at desc, job_id desc offset ${page * size} limit ${size + 1}) as ids`)
  const { found = 0, ids = [] } = pages[0] ?? {}
  if (ids.length === 0) return { rows: [], found }
  const rows = await tx
    .select(listed)
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, ids)))
    .orderBy(...newestFirst)
  return { rows, found }
}

export async function selectTotals(tx: Tx, companyId: CompanyId) {
  const [totals] = await tx.select().from(jobTotals).where(eq(jobTotals.companyId, companyId))
  return totals ?? { jobs: 0, openJobs: 0, candidates: 0 }
}

/** Newest first, from after the job named on, one more than a page has should there be more; each with how many questions it has. */
export async function selectOpenJobs(
  tx: Tx,
  companyId: CompanyId,
  { after, size }: { after?: { id: JobId } | undefined; size: number },
) {
  // Looked up where it is kept: an instant on the wire has lost its microseconds.
  const behind =
    after &&
    sql`(${jobs.createdAt}, ${jobs.id}) < (select place.created_at, place.id from jobs place
      where place.company_id = ${companyId} and place.id = ${after.id})`
  return tx
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      type: jobs.type,
      salary: jobs.salary,
      createdAt: jobs.createdAt,
      interviewLanguage: jobs.interviewLanguage,
      questions: sql<number>`(select count(*)::int from job_questions q
        where q.company_id = ${jobs.companyId} and q.job_id = ${jobs.id})`,
    })
    .from(jobs)
    .where(and(inState(companyId, 'open'), behind))
    .orderBy(...newestFirst)
    .limit(size + 1)
}
