import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { interviewLanguageName, wholeNumber } from '#contract/schemas.ts'
import { jobLimits, jobsPerPage } from './limits.ts'
import {
  educationLevels,
  jobIndustries,
  jobLanguages,
  jobTypes,
  seniorityLevels,
  softSkills,
} from './options.ts'
import { readable, tidyLine, tidySkills } from './tidy-text.ts'

export const preferencesMissing = 'All preference fields are required to create the offer'

const tooLong = (max: number) => `Please use at most ${max} characters.`

const line = (missing: string, max: number) =>
  z.string(missing).check(
    z.overwrite(tidyLine),
    z.refine((tidy) => readable.test(tidy), { error: missing, abort: true }),
    z.maxLength(max, tooLong(max)),
  )

/** Distinct choices from a list, at least one. */
const chosen = <const T extends readonly [string, ...string[]]>(options: T, max: number) =>
  z.array(z.enum(options, preferencesMissing), preferencesMissing).check(
    z.minLength(1, preferencesMissing),
    z.maxLength(max, `Please choose at most ${max}.`),
    z.refine((values) => new Set(values).size === values.length, 'Please choose each only once.'),
  )

const skillsMissing = 'Please add at least one skill.'
const descriptionMissing = 'Please enter a job description.'

const skill = z
  .string()
  .check(z.maxLength(jobLimits.skill, `Please keep each skill under ${jobLimits.skill} characters.`))

export const idealProfile = z.strictObject(
  {
    skills: z
      .pipe(
        z
          .array(skill, skillsMissing)
          .check(z.maxLength(jobLimits.skills, `Please list at most ${jobLimits.skills} skills.`)),
        z.transform(tidySkills),
      )
      .check(z.refine((skills) => skills.length > 0, skillsMissing)),
    minExperienceYears: z.union(
      [z.literal(0), z.literal(1), z.literal(3), z.literal(5), z.literal(10)],
      'Please choose an experience level.',
    ),
    seniorityLevel: z.enum(seniorityLevels, 'Please choose a seniority level.'),
    educationLevel: z.enum(educationLevels, 'Please choose an education level.'),
    preferredLanguages: chosen(jobLanguages, jobLimits.preferredLanguages),
    softSkills: chosen(softSkills, jobLimits.softSkills),
    industryBackground: z.enum(jobIndustries, preferencesMissing),
  },
  'Please describe the ideal candidate.',
)

export const newJob = z.strictObject({
  title: line('Please enter a job title.', jobLimits.title),
  description: z
    .string(descriptionMissing)
    .check(
      z.trim(),
      z.minLength(1, descriptionMissing),
      z.maxLength(jobLimits.description, tooLong(jobLimits.description)),
    ),
  location: line('Please enter a location.', jobLimits.location),
  type: z.enum(jobTypes, 'Please choose a job type.'),
  salary: z._default(
    z.nullable(
      z.number('Salary must be a number.').check(
        // A millime, the smallest amount there is: less would be kept as 0.
        z.gte(0.001, 'Salary must be more than 0.'),
        z.lte(jobLimits.salary, 'This salary is too high.'),
      ),
    ),
    null,
  ),
  interviewLanguage: z.enum(interviewLanguageNames, 'Please choose the interview language.'),
  idealProfile,
})
export type NewJob = z.output<typeof newJob>
export type IdealProfile = z.output<typeof idealProfile>

/** What every list and page shows of a job. */
export const jobSummary = z.object({
  id: jobId,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  salary: z.nullable(z.number()),
  type: z.enum(jobTypes),
  status: z.enum(['open', 'closed']),
  createdAt: z.string(),
  currentCandidatesCount: z.number(),
  maxCandidates: z.number(),
  interviewLanguage: interviewLanguageName,
  /** Whether the questions are still being written. */
  questionsState: z.enum(['preparing', 'ready']),
})
export type JobSummary = z.output<typeof jobSummary>

/** A job as its employer sees it. */
export const job = z.extend(jobSummary, {
  idealProfile: z.object({ ...idealProfile.shape, skills: z.array(z.string()) }),
  tailoredQuestions: z.array(z.string()),
  /** Since the first candidate has started, the questions and their language stay as they are. */
  questionsLocked: z.boolean(),
  /** Grows with every change of the offer; sent back with an edit, so that none is overwritten unseen. */
  version: z.number(),
})
export type Job = z.output<typeof job>

/** What a message of a refused posting is sent with; the French words are the spec's (part 1 §8). */
export const postingRefusals = {
  NO_SUBSCRIPTION: { status: 403, message: "Vous n'avez pas d'abonnement. Veuillez en acheter un." },
  NOT_ACTIVE: { status: 403, message: "Votre abonnement n'est pas encore actif." },
  EXPIRED_SUBSCRIPTION: { status: 403, message: 'Votre abonnement a expiré.' },
  NO_JOBS_LEFT: { status: 403, message: "Vous avez utilisé toutes vos offres d'emploi." },
} as const

export const alreadyPosted = {
  ALREADY_POSTED: {
    status: 409,
    message:
      'This job offer has already been posted. What you changed since is still here: create the offer again to post it as another one.',
  },
} as const

const ofJob = z.strictObject({ jobId })

export const createJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/create',
  summary: 'Posts a job offer; its interview is written in the background. The user’s draft is gone with it.',
  access: canEdit,
  body: z.extend(newJob, {
    /** The idempotency key: sent again after a lost answer, it posts nothing twice. */
    requestId: z.optional(z.uuid()),
    /** The job that this one is a copy of: questions that were edited by hand are taken over where they still fit. */
    copyOf: z.optional(jobId),
  }),
  reply: z.object({ id: jobId, message: z.string() }),
  refusals: { ...postingRefusals, ...alreadyPosted },
})

const jobsPage = z.strictObject({
  /** Words of the title or the description, whatever their case and accents. */
  search: z._default(z.string().check(z.trim(), z.maxLength(jobLimits.search)), ''),
  status: z.optional(z.enum(['open', 'closed'])),
  /** All jobs when absent. */
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
  size: wholeNumber(1, 100, jobsPerPage),
})

export const listJobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: "The company's jobs, newest first: a page, or all when none is asked for.",
  access: canView,
  query: jobsPage,
  reply: z.object({ jobs: z.array(jobSummary), last: z.boolean() }),
})

export const listCompanyJobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/company',
  summary:
    'Like GET /jobs, with how many candidates each job has, how far they went and how many wait for a decision, and the totals.',
  access: canView,
  query: jobsPage,
  reply: z.object({
    jobs: z.array(
      z.object({
        job: jobSummary,
        numCandidates: z.number(),
        /** How many completed the interview and wait for a decision. */
        numToDecide: z.number(),
        /** How many of the candidates went so far, those who were rejected later too. */
        funnel: z.object({
          completed: z.number(),
          invited: z.number(),
          hired: z.number(),
        }),
      }),
    ),
    last: z.boolean(),
    /** How many jobs the search found, on all pages. */
    found: z.number(),
    /** Of the whole company, whatever is searched. */
    totalJobs: z.number(),
    totalCandidates: z.number(),
  }),
})

export const readJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId',
  summary: 'One job, whole.',
  access: canView,
  params: ofJob,
  reply: job,
})

export const canPostJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/can-post',
  summary: 'Whether the subscription allows another job; posting checks again.',
  access: canView,
  reply: z.object({ canPost: z.boolean() }),
  refusals: postingRefusals,
})

export const changeJobEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId',
  summary: 'Changes a job offer. Questions that nobody has edited are written again, unless they are locked.',
  access: canEdit,
  params: ofJob,
  body: z.extend(newJob, { version: z.number().check(z.int(), z.gte(1)) }),
  reply: job,
  refusals: {
    JOB_CHANGED: {
      status: 409,
      message:
        'Somebody else has changed this job offer. Look at it as it is now, then make your changes again.',
    },
    QUESTIONS_LOCKED: {
      status: 409,
      message: 'A candidate has already started the interview, so its language can no longer be changed.',
    },
  },
})

export const closeJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/close',
  summary: 'Takes no new candidates; those who have started may finish. Closing again changes nothing.',
  access: canEdit,
  params: ofJob,
  reply: z.object({ status: z.enum(['closed']) }),
})

export const reopenJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/reopen',
  summary: 'Takes candidates again; free, and changes nothing for an open job.',
  access: canEdit,
  params: ofJob,
  reply: z.object({ status: z.enum(['open']) }),
})
