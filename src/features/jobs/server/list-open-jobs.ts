import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { OpenJobText } from '../contract/public-job.ts'
import { estimateMinutes } from './estimate-minutes.ts'
import { selectOpenJobs } from './store.ts'

/** The company's jobs that take candidates, newest first. */
export async function listOpenJobs(tx: Tx, companyId: CompanyId): Promise<OpenJobText[]> {
  const rows = await selectOpenJobs(tx, companyId)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    type: row.type,
    salary: row.salary,
    createdAt: row.createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[row.interviewLanguage],
    minutes: estimateMinutes(row.questions),
  }))
}
