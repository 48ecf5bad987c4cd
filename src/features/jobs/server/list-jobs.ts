import type { ReplyOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobSummary, listCompanyJobsEndpoint } from '../contract/jobs.ts'
import {
  countJobRows,
  type PageOfJobs,
  selectBlindJobs,
  selectPage,
  selectTitles,
  sumCandidates,
} from './store.ts'

/** A page of the company's jobs, newest first. */
export function listJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<{ jobs: JobSummary[]; last: boolean }> {
  return db.forCompany(companyId, async (tx) => {
    const { rows, last } = await readPage(tx, companyId, page)
    return { jobs: rows.map(summaryOf), last }
  })
}

/** The same with counts of candidates and totals: `found` of all pages of the search, the others of the whole company. */
export function listCompanyJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<ReplyOf<typeof listCompanyJobsEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const [{ rows, last }, found, totalJobs, totalCandidates] = await Promise.all([
      readPage(tx, companyId, page),
      countJobRows(tx, companyId, page),
      countJobRows(tx, companyId),
      sumCandidates(tx, companyId),
    ])
    const counted = rows.map((row) => ({
      job: summaryOf(row),
      numCandidates: row.candidatesCount,
      numToDecide: row.toDecide ?? 0,
      funnel: {
        completed: row.completed ?? 0,
        invited: row.everInvited ?? 0,
        hired: row.hired ?? 0,
      },
    }))
    return { jobs: counted, last, found, totalJobs, totalCandidates }
  })
}

/** The titles of some jobs. */
export async function titlesOf(
  tx: Tx,
  companyId: CompanyId,
  jobIds: readonly JobId[],
): Promise<Map<JobId, string>> {
  const rows = jobIds.length === 0 ? [] : await selectTitles(tx, companyId, jobIds)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The jobs whose candidates are hidden until a decision. */
export const listBlindJobs = selectBlindJobs

async function readPage(tx: Tx, companyId: CompanyId, page: PageOfJobs) {
  const found = await selectPage(tx, companyId, page)
  const rows = page.page === undefined ? found : found.slice(0, page.size)
  return { rows, last: rows.length === found.length }
}

const summaryOf = (row: Awaited<ReturnType<typeof selectPage>>[number]): JobSummary => {
  const { candidatesCount, interviewLanguage, createdAt, ...rest } = row
  const { toDecide: _a, completed: _b, everInvited: _c, hired: _d, ...job } = rest
  return {
    ...job,
    createdAt: createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[interviewLanguage],
    currentCandidatesCount: candidatesCount,
  }
}
