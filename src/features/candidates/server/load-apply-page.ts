import { loadApplyPage as loadPublicJob } from '#features/jobs/server/load-apply-page.ts'
import type { Platform } from '#platform/platform.ts'
import type { JobToApplyFor } from '../contract.ts'
import { countryOf } from './places/country-of.ts'

/** What the apply page shows; refuses JOB_CLOSED as the job does. */
export async function loadApplyPage(platform: Pick<Platform, 'db'>, id: string): Promise<JobToApplyFor> {
  const job = await loadPublicJob(platform, id)
  return { ...job, country: countryOf(job.location) }
}
