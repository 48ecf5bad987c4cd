import type { JobToApplyFor } from '#features/candidates/contract/candidates.ts'
import { loadApplyPage as loadJob } from '#features/candidates/server/load-apply-page.ts'
import { countSeats } from '#features/interviews/server/count-seats.ts'
import { findOpenJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'

/** The open job that an apply page shows, and whether all its places are taken; throws JOB_CLOSED. */
export async function loadApplyPage(
  platform: Pick<Platform, 'db'>,
  id: string,
): Promise<JobToApplyFor & { isFull: boolean }> {
  const job = await loadJob(platform, id)
  const isFull = await platform.db.forSystem(async (tx) => {
    const open = await findOpenJob(tx, job.id)
    return open !== null && (await countSeats(tx, open.companyId, job.id)) >= open.maxCandidates
  })
  return { ...job, isFull }
}
