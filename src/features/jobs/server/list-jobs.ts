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
  selectToDecide,
  sumCandidates,
} from './store.ts'

/** A page of the company's jobs, newest first. */
export function listJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<{ jobs: JobSummary[]; last: boolean }> {
  return db.forCompany(companyId, (tx) => readPage(tx, companyId, page))
}

/** The same with counts of candidates and totals: `found` of all pages of the search, the others of the whole company. */
export function listCompanyJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<ReplyOf<typeof listCompanyJobsEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const [{ jobs, last }, toDecide, found, totalJobs, totalCandidates] = await Promise.all([
      readPage(tx, companyId, page),
      selectToDecide(tx, companyId),
      countJobRows(tx, companyId, page),
      countJobRows(tx, companyId),
      sumCandidates(tx, companyId),
    ])
    const counted = jobs.map((job) => ({
      job,
      numCandidates: job.currentCandidatesCount,
      numToDecide: toDecide.get(job.id) ?? 0,
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
  return {
    jobs: rows.map(({ candidatesCount, interviewLanguage, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      interviewLanguage: interviewLanguageNames[interviewLanguage],
      currentCandidatesCount: candidatesCount,
    })),
    last: rows.length === found.length,
  }
}
