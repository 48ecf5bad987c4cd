import { jobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { getPublicJob } from './get-public-job.ts'

/** What the apply page shows; refuses JOB_CLOSED alike for a closed job, an unknown one and what is no id. */
export async function loadApplyPage({ db }: Pick<Platform, 'db'>, id: string): Promise<PublicJob> {
  const asked = jobId.safeParse(id.toLowerCase())
  const job = asked.success ? await db.forSystem((tx) => getPublicJob(tx, asked.data)) : null
  if (!job) throw new Refusal('JOB_CLOSED')
  return job
}
