import { Refusal } from '#contract/refusals.ts'
import { canPost } from '#features/billing/server/can-post.ts'
import { type Route, route } from '#platform/http/route.ts'
import { dropJobDraft as dropJobDraftEndpoint, readJobDraft, saveJobDraft } from '../contract/draft.ts'
import {
  changeJobInterview as changeJobInterviewEndpoint,
  checkQuestions as checkQuestionsEndpoint,
  readJobInterview as readJobInterviewEndpoint,
  rewriteJobInterview as rewriteJobInterviewEndpoint,
  suggestQuestion as suggestQuestionEndpoint,
} from '../contract/interview.ts'
import { changeJob as changeJobEndpoint, closeJob, reopenJob } from '../contract/job-changes.ts'
import { readOfferHints as readOfferHintsEndpoint } from '../contract/offer-hints.ts'
import { readPublicJob } from '../contract/public-job.ts'
import {
  canPostJob,
  createJob as createJobEndpoint,
  listCompanyJobs,
  listJobs as listJobsEndpoint,
  readJob as readJobEndpoint,
} from '../contract.ts'
import { changeJob, setJobStatus } from './change-job.ts'
import { changeJobInterview, rewriteJobInterview, suggestQuestion } from './change-job-interview.ts'
import { createJob } from './create-job.ts'
import { getPublicJob } from './get-public-job.ts'
import { dropJobDraft, keepJobDraft, loadJobDraft } from './keep-job-draft.ts'
import { listJobs } from './list-jobs.ts'
import { readOfferHints } from './offer-hints/read-offer-hints.ts'
import { readJob } from './read-job.ts'
import { checkQuestions, readJobInterview } from './read-job-interview.ts'

const interviewRoutes: Route[] = [
  route(readJobInterviewEndpoint, ({ platform, employer: { companyId }, params }) =>
    platform.db.forCompany(companyId, (tx) => readJobInterview(tx, companyId, params.jobId)),
  ),
  route(changeJobInterviewEndpoint, ({ platform, employer, params, body }) =>
    changeJobInterview(platform, employer, params.jobId, body),
  ),
  route(rewriteJobInterviewEndpoint, ({ platform, employer, params, body }) =>
    rewriteJobInterview(platform, employer, params.jobId, body.version),
  ),
  route(suggestQuestionEndpoint, ({ platform, employer: { companyId }, params, body }) =>
    platform.db.forCompany(companyId, (tx) => suggestQuestion(tx, companyId, params.jobId, body)),
  ),
  route(checkQuestionsEndpoint, async ({ platform, employer: { companyId }, params, body }) => ({
    problems: await platform.db.forCompany(companyId, (tx) =>
      checkQuestions(tx, companyId, params.jobId, body.questions),
    ),
  })),
]

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
  route(changeJobEndpoint, ({ platform, employer, params, body }) =>
    changeJob(platform, employer, params.jobId, body),
  ),
  route(closeJob, ({ platform, employer, params }) =>
    setJobStatus(platform, employer, params.jobId, 'closed'),
  ),
  route(reopenJob, ({ platform, employer, params }) =>
    setJobStatus(platform, employer, params.jobId, 'open'),
  ),
  route(readOfferHintsEndpoint, async ({ body }) => ({ hints: readOfferHints(body) })),
  route(readJobDraft, async ({ platform, employer }) => {
    const kept = await loadJobDraft(platform, employer)
    return { draft: kept?.draft ?? null, savedAt: kept?.savedAt.toISOString() ?? null }
  }),
  route(saveJobDraft, async ({ platform, employer, body, query }) => ({
    savedAt: (await keepJobDraft(platform, employer, body, query)).toISOString(),
  })),
  route(dropJobDraftEndpoint, async ({ platform, employer, query }) => {
    await dropJobDraft(platform, employer, query)
    return undefined
  }),
  ...interviewRoutes,
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
