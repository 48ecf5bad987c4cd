import type { CompanyId, JobId } from '#contract/ids.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { isPlaceKnown } from './check-location.ts'

/** Whether the gazetteer knows where a job is; one that suits every city anyway counts as known. */
export function getJobPlace(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  jobId: JobId,
): Promise<{ known: boolean }> {
  return db.forCompany(companyId, async (tx) => ({ known: isPlaceKnown(await getJob(tx, companyId, jobId)) }))
}
