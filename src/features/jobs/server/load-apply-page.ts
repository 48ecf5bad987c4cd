import { jobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { describeClosedJob, getPublicJob } from './get-public-job.ts'

/**
 * What the apply page shows; refuses JOB_CLOSED for a closed job, an unknown one and what is no id. For a closed one
 * the refusal names the page of the company's open jobs.
 */
export async function loadApplyPage({ db }: Pick<Platform, 'db'>, id: string): Promise<PublicJob> {
  const asked = jobId.safeParse(id.toLowerCase())
  if (!asked.success) throw new Refusal('JOB_CLOSED')
  return db.forSystem(async (tx) => {
    const job = await getPublicJob(tx, asked.data)
    if (job) return job
    const fields = await describeClosedJob(tx, asked.data)
    throw new Refusal('JOB_CLOSED', fields === null ? {} : { fields })
  })
}
