import { loadApplyPage as loadPublicJob } from '#features/jobs/server/load-apply-page.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobToApplyFor } from '../contract/candidates.ts'
import { countryOf } from './cities/country-of.ts'

/** The open job that an apply page shows; throws JOB_CLOSED. */
export async function loadApplyPage(platform: Pick<Platform, 'db'>, id: string): Promise<JobToApplyFor> {
  const job = await loadPublicJob(platform, id)
  return { ...job, country: countryOf(job.location) }
}
