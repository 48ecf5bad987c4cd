import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { spendPosting } from '#features/billing/server/spend-posting.ts'
import type { Platform } from '#platform/platform.ts'
import type { NewJob } from '../contract.ts'
import { insertJob } from './store.ts'
import { writeQuestions } from './tasks.ts'

/** Posts a job: spends a posting, writes the offer and sets its interview going, all or nothing. */
export async function createJob(
  { db, config, tasks, audit }: Pick<Platform, 'db' | 'config' | 'tasks' | 'audit'>,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  offer: NewJob,
): Promise<JobId> {
  return db.forCompany(companyId, async (tx) => {
    const { candidatesPerJob } = await spendPosting({ config }, tx, companyId)
    const { interviewLanguage, ...rest } = offer
    const jobId = await insertJob(tx, {
      ...rest,
      companyId,
      interviewLanguage: languageOfName(interviewLanguage),
      maxCandidates: candidatesPerJob,
    })
    await tasks.enqueue(tx, writeQuestions, { companyId, jobId })
    await audit.record(tx, { companyId, actor: userId, act: 'job.posted', subjectId: jobId })
    return jobId
  })
}
