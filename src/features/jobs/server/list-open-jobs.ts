import type { CompanyId, JobId } from '#contract/ids.ts'
import { type InterviewLanguageName, interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobType } from '../contract.ts'
import { selectOpenJobs, selectTotals } from './listing/store.ts'
import { interviewMinutes } from './rules.ts'

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
  const jobs = rows.slice(0, size).map(({ createdAt, interviewLanguage, questions, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[interviewLanguage],
    minutes: interviewMinutes(questions),
  }))
  return { jobs, last: rows.length <= size }
}

/** How many jobs of the company take candidates. */
export async function countOpenJobs(tx: Tx, companyId: CompanyId): Promise<number> {
  return (await selectTotals(tx, companyId)).openJobs
}
