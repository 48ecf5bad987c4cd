import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Job } from '../contract/jobs.ts'
import { getJob } from './get-job.ts'

/** A job as its employer sees it; throws NOT_FOUND for one that is not the company's. */
export async function readJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<Job> {
  const { language, candidatesCount, questionsLockedAt, ...job } = await getJob(tx, companyId, jobId)
  return {
    ...job,
    createdAt: job.createdAt.toISOString(),
    currentCandidatesCount: candidatesCount,
    interviewLanguage: interviewLanguageNames[language],
    tailoredQuestions: job.questionsState === 'ready' ? job.tailoredQuestions : [],
    questionsLocked: questionsLockedAt !== null,
  }
}
