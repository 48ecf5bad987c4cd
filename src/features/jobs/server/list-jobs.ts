import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobSummary } from '../contract.ts'
import { type JobSearch, searchPage, selectPage, selectTotals } from './listing/store.ts'

export interface JobsPage {
  jobs: JobSummary[]
  last: boolean
  /** How many there are on all pages. */
  found: number
  totalJobs: number
  totalCandidates: number
}

/** A page of the company's jobs, newest first, with what all pages and all jobs come to. */
export function listJobs(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  asked: JobSearch,
): Promise<JobsPage> {
  return db.forCompany(companyId, async (tx) => {
    const totals = await selectTotals(tx, companyId)
    const { rows, found } = await pageOf(tx, companyId, asked, totals)
    return {
      jobs: rows.slice(0, asked.size).map(({ candidatesCount, interviewLanguage, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        interviewLanguage: interviewLanguageNames[interviewLanguage],
        currentCandidatesCount: candidatesCount,
      })),
      last: rows.length <= asked.size,
      found,
      totalJobs: totals.jobs,
      totalCandidates: totals.candidates,
    }
  })
}

async function pageOf(
  tx: Tx,
  companyId: CompanyId,
  asked: JobSearch,
  totals: { jobs: number; openJobs: number },
) {
  if (asked.search !== '') return searchPage(tx, companyId, asked)
  const rows = await selectPage(tx, companyId, asked)
  if (asked.status === undefined) return { rows, found: totals.jobs }
  return { rows, found: asked.status === 'open' ? totals.openJobs : totals.jobs - totals.openJobs }
}
