import { Refusal } from '#contract/refusals.ts'
import { canPost } from '#features/billing/server/can-post.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteJobDraftEndpoint, getJobDraftEndpoint, saveJobDraftEndpoint } from '../contract/drafts.ts'
import { getFirstStepsEndpoint, markFirstStepEndpoint } from '../contract/first-steps.ts'
import {
  canPostJobEndpoint,
  changeJobEndpoint,
  closeJobEndpoint,
  createJobEndpoint,
  listCompanyJobsEndpoint,
  listJobsEndpoint,
  readJobEndpoint,
  reopenJobEndpoint,
} from '../contract/jobs.ts'
import { readOfferHintsEndpoint } from '../contract/offer-hints.ts'
import { readPublicJobEndpoint } from '../contract/public-job.ts'
import { getReviewSettingsEndpoint, setReviewSettingsEndpoint } from '../contract/review-settings.ts'
import { changeJob, setJobStatus } from './change-job.ts'
import { changeReviewSettings, getReviewSettings } from './change-review-settings.ts'
import { createJob } from './create-job.ts'
import { getFirstSteps, markFirstStep } from './first-steps/mark-first-step.ts'
import { getPublicJob } from './get-public-job.ts'
import { listCompanyJobs, listJobs } from './list-jobs.ts'
import { readOfferHints } from './offer-hints/read-offer-hints.ts'
import { readJob } from './read-job.ts'
import { deleteJobDraft, getJobDraft, saveJobDraft } from './save-job-draft.ts'

export const routes: Route[] = [
  route(createJobEndpoint, async ({ platform, employer, body }) => ({
    id: await createJob(platform, employer, body),
    message: 'Job offer created successfully!',
  })),
  route(listJobsEndpoint, ({ platform, employer, query }) => listJobs(platform, employer.companyId, query)),
  route(listCompanyJobsEndpoint, ({ platform, employer, query }) =>
    listCompanyJobs(platform, employer.companyId, query),
  ),
  route(readJobEndpoint, ({ platform, employer, params }) =>
    platform.db.forCompany(employer.companyId, (tx) => readJob(tx, employer.companyId, params.jobId)),
  ),
  route(changeJobEndpoint, ({ platform, employer, params, body }) =>
    changeJob(platform, employer, params.jobId, body),
  ),
  route(closeJobEndpoint, ({ platform, employer, params }) =>
    setJobStatus(platform, employer, params.jobId, 'closed'),
  ),
  route(reopenJobEndpoint, ({ platform, employer, params }) =>
    setJobStatus(platform, employer, params.jobId, 'open'),
  ),
  route(getReviewSettingsEndpoint, ({ platform, employer, params }) =>
    getReviewSettings(platform, employer.companyId, params.jobId),
  ),
  route(setReviewSettingsEndpoint, ({ platform, employer, params, body }) =>
    changeReviewSettings(platform, employer, params.jobId, body),
  ),
  route(readOfferHintsEndpoint, async ({ body }) => ({ hints: readOfferHints(body) })),
  route(getJobDraftEndpoint, ({ platform, employer }) => getJobDraft(platform, employer)),
  route(saveJobDraftEndpoint, ({ platform, employer, body }) => saveJobDraft(platform, employer, body)),
  route(deleteJobDraftEndpoint, async ({ platform, employer }) => {
    await deleteJobDraft(platform, employer)
    return undefined
  }),
  route(getFirstStepsEndpoint, ({ platform, employer }) => getFirstSteps(platform, employer.companyId)),
  route(markFirstStepEndpoint, ({ platform, employer, body }) =>
    markFirstStep(platform, employer.companyId, body.step),
  ),
  route(canPostJobEndpoint, async ({ platform, employer }) => {
    await platform.db.forCompany(employer.companyId, (tx) => canPost(platform, tx, employer.companyId))
    return { canPost: true }
  }),
  route(readPublicJobEndpoint, async ({ platform, params }) => {
    const job = await platform.db.forSystem((tx) => getPublicJob(tx, params.jobId))
    if (!job) throw new Refusal('NOT_FOUND')
    return job
  }),
]
