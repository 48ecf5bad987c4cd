import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { JobId } from '#contract/ids.ts'
import { accountLimits } from '#features/accounts/contract/limits.ts'
import { inviteUserEndpoint } from '#features/accounts/contract/team.ts'
import { adminLimits, refusePurchaseEndpoint } from '#features/admin/contract/console.ts'
import { buyPlanEndpoint, sendScreenshotEndpoint } from '#features/billing/contract/purchases.ts'
import { profileLimits } from '#features/company/contract/options.ts'
import { finishOnboardingEndpoint, updateSettingsEndpoint } from '#features/company/contract/settings.ts'
import { saveJobDraftEndpoint } from '#features/jobs/contract/drafts.ts'
import { createJobEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { jobLimits, reviewLimits } from '#features/jobs/contract/limits.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { candidateMailKinds, mailTemplateLimits } from '#features/mail-templates/contract/mail-kinds.ts'
import {
  setMailTemplateEndpoint,
  testMailTemplateEndpoint,
} from '#features/mail-templates/contract/mail-templates.ts'
import { saveCompanyQuestionEndpoint } from '#features/question-sets/contract/company-questions.ts'
import { questionLimits } from '#features/question-sets/contract/limits.ts'
import {
  changeQuestionSetEndpoint,
  readQuestionSetEndpoint,
} from '#features/question-sets/contract/question-set.ts'
import { aCompanyIdentity } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { anOperatorOver, signedUpOver, tokenIn } from '#testing/hire-over-http.ts'
import { buys, type Hiring } from '#testing/hire-through-faults.ts'
import { persistentClient } from '#testing/persistent-client.ts'
import { readInstallation } from '#testing/read-installation.ts'
import type { TestServer } from '#testing/start-server.ts'
import { type Applicant, plantApplications, plantDecisions } from './plant-applications.ts'
import { type Offered, type Planter, planterOf } from './planter-of.ts'
import { type Fits, inFileName, packed } from './script-payloads.ts'

/** Of some payloads the job whose description they are. */
export interface PlantedJob {
  id: JobId
  payloads: readonly string[]
}

/** Where payloads are, and what opens it. */
export interface Planted {
  hiring: Hiring
  offered: Offered
  jobs: readonly PlantedJob[]
  applicants: readonly Applicant[]
  /** Tokens: of an interview under way, of an invitation to a meeting, and of one to the team. */
  underWay: string
  invitation: string
  join: string
  purchaseId: string
}

/** A template refuses what stands in braces, unless it is the name of something. */
const withoutBraces: Fits = (one) => !/[{}]/.test(one)

/** A company whose every field holds payloads, its jobs, and those who applied for the first one. */
export async function plantScripts(server: TestServer, payloads: readonly string[]): Promise<Planted> {
  const client = persistentClient(server)
  const employer = await signedUpOver(client)
  const operator = await anOperatorOver(server)
  await buys({ client, operator }, employer, 'enterprise')
  await readInstallation(server.dataDir, 'update subscriptions set postings_left = 1000')
  const planter = planterOf({ client, employer, operator, jobId: '' as JobId }, payloads)
  await plantCompany(planter)
  const join = await inviteColleague(planter)
  const jobs = await plantJobs(planter)
  const [first] = jobs
  if (!first) throw new Error('No job was taken')
  const hired: Planter = { ...planter, jobId: first.id }
  await plantInterview(hired)
  const { applicants, underWay } = await plantApplications(hired)
  const invitation = await plantDecisions(hired, applicants)
  const purchaseId = await plantPurchases(hired)
  return { hiring: hired, offered: planter.offered, jobs, applicants, underWay, invitation, join, purchaseId }
}

async function plantCompany({ offer, next, filled, employer: token }: Planter): Promise<void> {
  const { companyName, companyFullName, address, city } = accountLimits
  const names = { name: next(companyName.max), fullName: next(companyFullName) }
  const body = { ...names, phone: '71234567', address: next(address.max), city: next(city) }
  await offer(updateSettingsEndpoint, { token, body })
  const companyDescription = filled(profileLimits.description.max)
  await offer(finishOnboardingEndpoint, { token, body: aCompanyIdentity({ companyDescription }) })
  for (const kind of candidateMailKinds) {
    // With its kind before it, so that a mail is found.
    const subject = `${kind}: ${next(mailTemplateLimits.subject - 20, withoutBraces)}`
    const text = filled(mailTemplateLimits.text, withoutBraces)
    const template = { token, params: { kind, language: 'fr' as const } }
    await offer(setMailTemplateEndpoint, { ...template, body: { subject, text } })
    await offer(testMailTemplateEndpoint, template)
  }
  for (const competency of ['mindset', 'culture', 'skills'] as const) {
    const keyPoints = [next(questionLimits.keyPoint), next(questionLimits.keyPoint)]
    const question = {
      language: 'Français' as const,
      text: filled(questionLimits.text),
      competency,
      keyPoints,
    }
    await offer(saveCompanyQuestionEndpoint, { token, body: question })
  }
}

async function inviteColleague({ client, employer: token }: Planter): Promise<string> {
  const email = 'colleague@company.example'
  await client.call(inviteUserEndpoint, { token, body: { email, role: 'RECRUITER' } })
  return tokenIn((await client.mailTo(email, /./)).links, /\/join\?token=([\w-]+)/)
}

/** All payloads in descriptions, some in titles, places and skills. */
async function plantJobs({ offer, next, client, payloads, employer: token }: Planter): Promise<PlantedJob[]> {
  const { idealProfile } = aNewJob()
  const jobs: PlantedJob[] = []
  for (const { text: description, payloads: lines } of packed(payloads, jobLimits.description)) {
    const skills = ['CRM', next(jobLimits.skill), next(jobLimits.skill), next(jobLimits.skill)]
    const named = { title: next(jobLimits.title), location: next(jobLimits.location) }
    const body = aNewJob({ ...named, description, idealProfile: { ...idealProfile, skills } })
    const made = await offer(createJobEndpoint, { token, body })
    if (made) jobs.push({ id: made.id, payloads: lines })
  }
  const isReady = ({ questionsState }: { questionsState: string }) => questionsState === 'ready'
  for (const { id: jobId } of jobs) await client.until(readJobEndpoint, { token, params: { jobId } }, isReady)
  return jobs
}

/** Questions and reasons of the job that is applied for, and the draft of another one. */
async function plantInterview({
  offer,
  next,
  filled,
  client,
  jobId,
  employer: token,
}: Planter): Promise<void> {
  const params = { jobId }
  const { version, questions } = await client.call(readQuestionSetEndpoint, { token, params })
  const changed = questions.map(({ text }, from) =>
    from % 2 === 0
      ? { text, from }
      : { text: filled(questionLimits.text), from, keyPoints: [next(questionLimits.keyPoint)] },
  )
  await offer(changeQuestionSetEndpoint, { token, params, body: { version, questions: changed } })
  const { rejectReasons: count, rejectReason } = reviewLimits
  const rejectReasons = Array.from({ length: count }, () => next(rejectReason))
  const settings = { distanceLimitKm: 60, blind: false, rejectReasons, followUps: true }
  await offer(setReviewSettingsEndpoint, { token, params, body: settings })
  const few = () => Array.from({ length: 30 }, () => next(80))
  const draft = {
    ...{ title: filled(1000), description: filled(2 * jobLimits.description), location: filled(1000) },
    ...{ type: next(80), salary: next(80), skills: few(), minExperienceYears: next(80), copyOf: null },
    ...{ seniorityLevel: next(80), educationLevel: next(80), interviewLanguage: next(80), step: 1 },
    ...{
      preferredLanguages: few(),
      softSkills: few(),
      industryBackground: next(80),
      requestId: randomUUID(),
    },
  }
  await offer(saveJobDraftEndpoint, { token, body: draft })
}

/** A purchase that is refused with a reason, and one that waits for the operator. */
async function plantPurchases({ client, employer: token, operator, offer, next, filled }: Planter) {
  const picture = { width: 40, height: 30, channels: 3 as const, background: '#123456' }
  const bytes = await sharp({ create: picture }).png().toBuffer()
  const sent = async () => {
    const { purchaseId } = await client.call(buyPlanEndpoint, { token, params: { planId: 'basic' } })
    const file = { name: `${next(100, inFileName)}.png`, bytes }
    await offer(sendScreenshotEndpoint, { token, params: { purchaseId }, upload: { file } })
    return purchaseId
  }
  const body = { reason: filled(adminLimits.reason.max) }
  await offer(refusePurchaseEndpoint, { token: operator, params: { purchaseId: await sent() }, body })
  return sent()
}
