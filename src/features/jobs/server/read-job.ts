import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Job } from '../contract/jobs.ts'
import { getJob } from './get-job.ts'

/** A job as its employer sees it; throws NOT_FOUND for one that is not the company's. */
export async function readJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<Job> {
  const job = await getJob(tx, companyId, jobId)
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    salary: job.salary,
    type: job.type,
    status: job.status,
    createdAt: job.createdAt.toISOString(),
    currentCandidatesCount: job.candidatesCount,
    maxCandidates: job.maxCandidates,
    interviewLanguage: interviewLanguageNames[job.language],
    questionsState: job.questionsState,
    idealProfile: job.idealProfile,
    tailoredQuestions: job.questionsState === 'ready' ? job.tailoredQuestions : [],
    questionsLocked: job.questionsLockedAt !== null,
    version: job.version,
  }
}
