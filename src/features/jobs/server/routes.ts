import { Refusal } from '#contract/refusals.ts'
import { canPost } from '#features/billing/server/can-post.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readPublicJob } from '../contract/public-job.ts'
import {
  canPostJob,
  createJob as createJobEndpoint,
  listCompanyJobs,
  listJobs as listJobsEndpoint,
  readJob as readJobEndpoint,
} from '../contract.ts'
import { createJob } from './create-job.ts'
import { getPublicJob } from './get-public-job.ts'
import { listJobs } from './list-jobs.ts'
import { readJob } from './read-job.ts'

export const routes: Route[] = [
  route(createJobEndpoint, async ({ platform, employer, body }) => ({
    id: await createJob(platform, employer, body),
    message: 'Job offer created successfully!',
  })),
  route(listJobsEndpoint, async ({ platform, employer, query }) => {
    const { jobs, last } = await listJobs(platform, employer.companyId, query)
    return { jobs, last }
  }),
  route(listCompanyJobs, async ({ platform, employer, query }) => {
    const { jobs, ...page } = await listJobs(platform, employer.companyId, query)
    return { ...page, jobs: jobs.map((job) => ({ job, numCandidates: job.currentCandidatesCount })) }
  }),
  route(readJobEndpoint, ({ platform, employer, params }) =>
    platform.db.forCompany(employer.companyId, (tx) => readJob(tx, employer.companyId, params.jobId)),
  ),
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
