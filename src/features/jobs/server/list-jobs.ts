import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobSummary } from '../contract/jobs.ts'
import { countJobRows, type JobSearch, selectPage, sumCandidates } from './store.ts'

export interface JobsPage {
  jobs: JobSummary[]
  last: boolean
  /** How many jobs the search found, on all pages. */
  found: number
  totalJobs: number
  totalCandidates: number
}

/** A page of the company's jobs, newest first, with totals of all pages and of all jobs. */
export function listJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  { page, size, ...search }: JobSearch & { page: number; size: number },
): Promise<JobsPage> {
  return db.forCompany(companyId, async (tx) => {
    const rows = await selectPage(tx, companyId, { page, size, ...search })
    return {
      jobs: rows.slice(0, size).map(({ candidatesCount, interviewLanguage, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        interviewLanguage: interviewLanguageNames[interviewLanguage],
        currentCandidatesCount: candidatesCount,
      })),
      last: rows.length <= size,
      found: await countJobRows(tx, companyId, search),
      totalJobs: await countJobRows(tx, companyId),
      totalCandidates: await sumCandidates(tx, companyId),
    }
  })
}
