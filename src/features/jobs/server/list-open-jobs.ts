import type { CompanyId, JobId } from '#contract/ids.ts'
import { type InterviewLanguageName, interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobType } from '../contract/options.ts'
import { estimateMinutes } from './estimate-minutes.ts'
import { countJobRows, selectOpenJobs } from './store.ts'

/** An open job in a list that anybody may see. */
export interface OpenJob {
  id: JobId
  title: string
  location: string
  type: JobType
  salary: number | null
  createdAt: string
  interviewLanguage: InterviewLanguageName
  minutes: number
}

/** The jobs that take candidates, newest first, from after the one named on; `last` says that no more follow. */
export async function listOpenJobs(
  tx: Tx,
  companyId: CompanyId,
  { after, size }: { after?: { id: JobId } | undefined; size: number },
): Promise<{ jobs: OpenJob[]; last: boolean }> {
  const rows = await selectOpenJobs(tx, companyId, { after, size })
  const jobs = rows.slice(0, size).map((row) => ({
    id: row.id,
    title: row.title,
    location: row.location,
    type: row.type,
    salary: row.salary,
    createdAt: row.createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[row.interviewLanguage],
    minutes: estimateMinutes(row.questions),
  }))
  return { jobs, last: rows.length <= size }
}

/** How many jobs of the company take candidates. */
export function countOpenJobs(tx: Tx, companyId: CompanyId): Promise<number> {
  return countJobRows(tx, companyId, { status: 'open' })
}
