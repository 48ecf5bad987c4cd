import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobSummary } from '../contract/jobs.ts'
import { countJobRows, type JobSearch, selectPage, sumCandidates } from './store.ts'

export interface JobsPage {
  jobs: JobSummary[]
  last: boolean
}

type PageOfJobs = JobSearch & { page: number; size: number }

/** A page of the company's jobs, newest first. */
export function listJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<JobsPage> {
  return db.forCompany(companyId, (tx) => readPage(tx, companyId, page))
}

/** The same with totals: `found` of all pages of the search, the others of the whole company. */
export function listJobsWithTotals(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  page: PageOfJobs,
): Promise<JobsPage & { found: number; totalJobs: number; totalCandidates: number }> {
  return db.forCompany(companyId, async (tx) => {
    const [jobs, found, totalJobs, totalCandidates] = await Promise.all([
      readPage(tx, companyId, page),
      countJobRows(tx, companyId, page),
      countJobRows(tx, companyId),
      sumCandidates(tx, companyId),
    ])
    return { ...jobs, found, totalJobs, totalCandidates }
  })
}

async function readPage(tx: Tx, companyId: CompanyId, page: PageOfJobs): Promise<JobsPage> {
  const rows = await selectPage(tx, companyId, page)
  return {
    jobs: rows.slice(0, page.size).map(({ candidatesCount, interviewLanguage, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      interviewLanguage: interviewLanguageNames[interviewLanguage],
      currentCandidatesCount: candidatesCount,
    })),
    last: rows.length <= page.size,
  }
}
