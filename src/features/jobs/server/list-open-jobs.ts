import type { CompanyId, JobId } from '#contract/ids.ts'
import { type InterviewLanguageName, interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { JobType } from '../contract.ts'
import { selectOpenJobs } from './listing/store.ts'
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

/** A page of the jobs that take candidates, newest first; `last` says that no more follow. */
export async function listOpenJobs(
  tx: Tx,
  companyId: CompanyId,
  { page, size }: { page: number; size: number },
): Promise<{ jobs: OpenJob[]; last: boolean }> {
  const rows = await selectOpenJobs(tx, companyId, { page, size })
  const jobs = rows.slice(0, size).map(({ createdAt, interviewLanguage, questions, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[interviewLanguage],
    minutes: interviewMinutes(questions),
  }))
  return { jobs, last: rows.length <= size }
}
