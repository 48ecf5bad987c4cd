import { Refusal } from '#contract/refusals.ts'
import { canPost } from '#features/billing/server/can-post.ts'
import { type Route, route } from '#platform/http/route.ts'
import {
  canPostJob,
  createJob as createJobEndpoint,
  listCompanyJobs,
  listJobs as listJobsEndpoint,
  readPublicJob,
} from '../contract.ts'
import { createJob } from './create-job.ts'
import { getPublicJob } from './get-public-job.ts'
import { listJobs } from './list-jobs.ts'

export const routes: Route[] = [
  route(createJobEndpoint, async ({ platform, employer, body }) => ({
    id: await createJob(platform, employer, body),
    message: 'Job offer created successfully!',
  })),
  route(listJobsEndpoint, ({ platform, employer }) => listJobs(platform, employer.companyId)),
  route(listCompanyJobs, async ({ platform, employer }) => {
    const jobs = await listJobs(platform, employer.companyId)
    return {
      jobs: jobs.map((job) => ({ job, numCandidates: job.currentCandidatesCount })),
      totalCandidates: jobs.reduce((sum, job) => sum + job.currentCandidatesCount, 0),
    }
  }),
  route(canPostJob, async ({ platform, employer }) => {
    await platform.db.forCompany(employer.companyId, (tx) => canPost(platform, tx, employer.companyId))
    return { canPost: true }
  }),
  route(readPublicJob, async ({ platform, params }) => {
    const job = await platform.db.forSystem((tx) => getPublicJob(tx, params.jobId))
    if (!job) throw new Refusal('NOT_FOUND')
    return job
  }),
]
