import type { CompanyId, JobId } from '#contract/ids.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { countUntold } from './store.ts'

/** How many people wait for a place; throws NOT_FOUND for a job that is not the company's. */
export function countWaiting(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  jobId: JobId,
): Promise<{ count: number }> {
  return db.forCompany(companyId, async (tx) => {
    await getJob(tx, companyId, jobId)
    return { count: await countUntold(tx, { companyId, jobId }) }
  })
}
