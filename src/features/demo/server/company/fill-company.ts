import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { JobSummary } from '#features/jobs/contract/jobs.ts'
import { setJobStatus } from '#features/jobs/server/change-job.ts'
import { changeReviewSettings, getReviewSettings } from '#features/jobs/server/change-review-settings.ts'
import { createJob } from '#features/jobs/server/create-job.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import { listJobs } from '#features/jobs/server/list-jobs.ts'
import { getJobDraft, saveJobDraft } from '#features/jobs/server/save-job-draft.ts'
import type { NewCompanyQuestion } from '#features/question-sets/contract/company-questions.ts'
import { saveCompanyQuestion } from '#features/question-sets/server/change-company-questions.ts'
import { changeQuestionSet } from '#features/question-sets/server/change-question-set.ts'
import { readQuestionSet } from '#features/question-sets/server/read-question-set.ts'
import type { Platform } from '#platform/platform.ts'
import { applyAs, type Posted, reviewAs } from './apply-as.ts'
import { begunOffer, demoJobs, demoPeople, earlierPeople, filledJob, rejectReasons } from './demo-jobs.ts'
import { demoMeetings, meetAs } from './meet-as.ts'
import { reportOn } from './report-on.ts'

type Filling = Omit<Posted, 'jobId' | 'job'>

/** Adds the jobs and candidates of the demo, or the missing ones; returns how many candidates it added. */
export async function fillCompany(platform: Platform, employer: Filling): Promise<number> {
  const { jobs } = await listJobs(platform, employer.companyId, { search: '', page: 0, size: 100 })
  let added = 0
  // The newest job stands first, so the first one is made last.
  for (const [at, job] of [...demoJobs.entries()].reverse()) {
    const known = jobs.find(({ title }) => title === job.offer.title)
    const jobId = known?.id ?? (await createJob(platform, employer, job.offer))
    const posted = { ...employer, jobId, job }
    await interviewReady(platform, posted)
    const review = await getReviewSettings(platform, employer.companyId, jobId)
    if (review.rejectReasons.length === 0)
      await changeReviewSettings(platform, employer, jobId, { ...review, rejectReasons })
    await ownQuestions(platform, posted)
    const first = at * demoPeople.length + 1
    for (const [place, person] of demoPeople.entries()) {
      if (await applyAs(platform, posted, person, first + place)) added++
      await reviewAs(platform, posted, person, first + place)
    }
    for (const meeting of demoMeetings)
      if (meeting.job === at) await meetAs(platform, posted, first + meeting.person, meeting)
    if (at === 0) await reportOn(platform, posted, first)
  }
  added += await closedJob(platform, employer, jobs)
  const { draft } = await getJobDraft(platform, employer)
  if (!draft) await saveJobDraft(platform, employer, { ...begunOffer, requestId: randomUUID(), version: 0 })
  return added
}

/** Puts the employer's own questions after the first, as a user does. Idempotent. */
async function ownQuestions(platform: Platform, { jobId, job, ...employer }: Posted): Promise<void> {
  const set = await platform.db.forCompany(employer.companyId, (tx) =>
    readQuestionSet(tx, employer.companyId, jobId),
  )
  const isThere = ({ text }: NewCompanyQuestion) => set.questions.some((question) => question.text === text)
  if (set.lockedAt || job.questions.every(isThere)) return
  const written = set.questions.map(({ text, competency }, from) => ({ text, from, competency }))
  const own = job.questions.map(({ text, competency, keyPoints }) => ({
    text,
    from: null,
    competency,
    keyPoints,
  }))
  const questions = [...written.slice(0, 1), ...own, ...written.slice(1 + own.length)]
  await changeQuestionSet(platform, employer, jobId, { version: set.version, questions })
  for (const question of job.questions) await saveCompanyQuestion(platform, employer, question)
}

/** A closed job; returns how many candidates it added. */
async function closedJob(
  platform: Platform,
  employer: Filling,
  jobs: readonly JobSummary[],
): Promise<number> {
  const known = jobs.find(({ title }) => title === filledJob.offer.title)
  if (known?.status === 'closed') return 0
  const jobId = known?.id ?? (await createJob(platform, employer, filledJob.offer))
  const posted = { ...employer, jobId, job: filledJob }
  await interviewReady(platform, posted)
  let number = demoJobs.length * demoPeople.length
  let added = 0
  for (const person of earlierPeople) if (await applyAs(platform, posted, person, ++number)) added++
  await setJobStatus(platform, employer, jobId, 'closed')
  return added
}

async function interviewReady(
  platform: Platform,
  { companyId, jobId }: Pick<Posted, 'companyId' | 'jobId'>,
): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const { questionsState } = await platform.db.forCompany(companyId, (tx) => getJob(tx, companyId, jobId))
    if (questionsState === 'ready') return
    await pause(200)
  }
  throw new Error('The questions of a demo job were not written in time')
}
