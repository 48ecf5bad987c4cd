import type { CompanyId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Platform } from '#platform/platform.ts'
import type { Job } from '../contract.ts'
import { listJobRows } from './store.ts'

/** The company's jobs, newest first. */
export async function listJobs({ db }: Pick<Platform, 'db'>, companyId: CompanyId): Promise<Job[]> {
  const rows = await db.forCompany(companyId, (tx) => listJobRows(tx, companyId))
  return rows.map(({ questions, candidatesCount, interviewLanguage, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    interviewLanguage: interviewLanguageNames[interviewLanguage],
    currentCandidatesCount: candidatesCount,
    tailoredQuestions: questions,
  }))
}
