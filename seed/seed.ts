import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompanyId, UserId } from '../src/contract/ids.ts'
import { Refusal } from '../src/contract/refusals.ts'
import { getCompany } from '../src/features/accounts/server/get-company.ts'
import { signUp } from '../src/features/accounts/server/sign-up.ts'
import { verifyEmail } from '../src/features/accounts/server/verify-email.ts'
import { buyPlan } from '../src/features/billing/server/buy-plan.ts'
import { confirmPurchase } from '../src/features/billing/server/confirm-purchase.ts'
import type { CompanyIdentity } from '../src/features/company/contract/settings.ts'
import { finishOnboarding } from '../src/features/company/server/finish-onboarding.ts'
import type { JobSummary } from '../src/features/jobs/contract/jobs.ts'
import { setJobStatus } from '../src/features/jobs/server/change-job.ts'
import {
  changeReviewSettings,
  getReviewSettings,
} from '../src/features/jobs/server/change-review-settings.ts'
import { createJob } from '../src/features/jobs/server/create-job.ts'
import { getJob } from '../src/features/jobs/server/get-job.ts'
import { listJobs } from '../src/features/jobs/server/list-jobs.ts'
import { getJobDraft, saveJobDraft } from '../src/features/jobs/server/save-job-draft.ts'
import type { NewCompanyQuestion } from '../src/features/question-sets/contract/company-questions.ts'
import { saveCompanyQuestion } from '../src/features/question-sets/server/change-company-questions.ts'
import { changeQuestionSet } from '../src/features/question-sets/server/change-question-set.ts'
import { readQuestionSet } from '../src/features/question-sets/server/read-question-set.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Platform } from '../src/platform/platform.ts'
import { demoAccount as demo, findDemoUser } from '../src/server/demo-account.ts'
import { openPlatform } from '../src/server/open-platform.ts'
import { applyAs, type Posted, reviewAs } from './apply-as.ts'
import { begunOffer, demoJobs, demoPeople, earlierPeople, filledJob, rejectReasons } from './demo-jobs.ts'
import { demoMeetings, meetAs } from './meet-as.ts'
import { reportOn } from './report-on.ts'

const identity: CompanyIdentity = {
  companyDescription:
    'Dar Numérique is an invented company that stands in for yours in this demo. It writes software for small businesses: clinics, workshops, shops and carriers. Eighteen people work in Tunis, Sousse and Sfax, and some from home. Teams are small, speak with the people who use what they build, and deliver something every week. Whoever joins should like to ask questions, say early when something goes wrong, and explain things so that a baker or a nurse understands them. We work in French, Arabic and English, and with some customers in German and Spanish.',
  industry: 'Technology',
  companySize: 50,
  companyValues: ['Customer Focus', 'Transparency', 'Collaboration'],
}

/** Adds the demo company with its jobs and candidates, or the missing ones; returns how many candidates it added. */
async function seed(platform: Platform): Promise<number> {
  const employer = await demoEmployer(platform)
  const { jobs } = await listJobs(platform, employer.companyId, { search: '', page: 0, size: 100 })
  let number = 0
  let added = 0
  for (const [at, job] of demoJobs.entries()) {
    const known = jobs.find(({ title }) => title === job.offer.title)
    const jobId = known?.id ?? (await createJob(platform, employer, job.offer))
    const posted = { ...employer, jobId, job }
    await interviewReady(platform, posted)
    const review = await getReviewSettings(platform, employer.companyId, jobId)
    if (review.rejectReasons.length === 0)
      await changeReviewSettings(platform, employer, jobId, { ...review, rejectReasons })
    await ownQuestions(platform, posted)
    for (const person of demoPeople) {
      if (await applyAs(platform, posted, person, ++number)) added++
      await reviewAs(platform, posted, person, number)
    }
    const first = number - demoPeople.length + 1
    for (const meeting of demoMeetings)
      if (meeting.job === at) await meetAs(platform, posted, first + meeting.person, meeting)
    if (at === 0) await reportOn(platform, posted, first)
  }
  added += await closedJob(platform, employer, jobs, number)
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
  employer: { companyId: CompanyId; userId: UserId },
  jobs: readonly JobSummary[],
  before: number,
): Promise<number> {
  const known = jobs.find(({ title }) => title === filledJob.offer.title)
  if (known?.status === 'closed') return 0
  const jobId = known?.id ?? (await createJob(platform, employer, filledJob.offer))
  const posted = { ...employer, jobId, job: filledJob }
  await interviewReady(platform, posted)
  let number = before
  let added = 0
  for (const person of earlierPeople) if (await applyAs(platform, posted, person, ++number)) added++
  await setJobStatus(platform, employer, jobId, 'closed')
  return added
}

async function demoEmployer(platform: Platform): Promise<{ companyId: CompanyId; userId: UserId }> {
  if (!(await findDemoUser(platform)))
    await signUp(platform, {
      ...demo,
      name: 'Dar Numérique',
      phone: '71000000',
      adresse: '1 rue de la Démo',
      city: 'Tunis',
    })
  const { id: userId, companyId } = await verifiedUser(platform)
  const { onboardingStatus } = await platform.db.forCompany(companyId, (tx) => getCompany(tx, companyId))
  if (onboardingStatus === 'PENDING') {
    await finishOnboarding(platform, { companyId, userId }, identity)
    await payForPlan(platform, { companyId, userId })
  }
  return { companyId, userId }
}

/** A demo needs more postings than the free offer has. */
async function payForPlan(platform: Platform, employer: { companyId: CompanyId; userId: UserId }) {
  if (platform.config.BILLING === 'off') return
  const { purchaseId } = await buyPlan(platform, employer, 'enterprise')
  await confirmPurchase(platform, 'system', purchaseId)
}

/** A task creates the account, and its verification link changes once the mail is sent. */
async function verifiedUser(platform: Platform) {
  for (let tries = 0; tries < 150; tries++) {
    const user = await findDemoUser(platform)
    if (user?.verifiedAt) return user
    const token = user && platform.links.token('verify-email', user.id, user.verificationIssue)
    if (token) await verifyEmail(platform, token).catch(unlessRefused)
    else await pause(200)
  }
  throw new Error('The demo account was not created in time')
}

function unlessRefused(error: unknown) {
  if (!(error instanceof Refusal)) throw error
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

const config = readConfig()
if (config.production) throw new Error('The demo company is for development: it has a known password.')
const { platform, work, close } = await openPlatform(config)
try {
  await work()
  const added = await seed(platform)
  console.log(
    added > 0
      ? `The demo company is ready, with ${added} new candidates. The last scores appear within seconds.`
      : 'The demo company already exists.',
  )
  console.log(`Log in at ${config.publicUrl}/Login as ${demo.userName} with the password “${demo.password}”.`)
} finally {
  await close()
}
