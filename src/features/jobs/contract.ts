import * as z from 'zod/mini'
import { employerActs, employerReads, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageName, interviewLanguageNames } from '#contract/languages.ts'
import { wholeNumber } from '#contract/paging.ts'

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Remote', 'Freelance', 'Internship'] as const
export const educationLevels = [
  'High School',
  'Associate Degree',
  "Bachelor's",
  "Master's",
  'PhD',
  'Not Required',
] as const
export const seniorityLevels = ['Intern', 'Junior', 'Mid-level', 'Senior', 'Team Lead', 'Executive'] as const
/** What the form shows, and the number of years that it sends (spec part 1 §5). */
export const experienceOptions = [
  ['0', 0],
  ['1', 1],
  ['3', 3],
  ['5', 5],
  ['10+', 10],
] as const
export const jobIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media & Entertainment',
  'Hospitality',
  'Construction',
  'Energy',
  'Transportation',
] as const
export const jobLanguages = [
  'English',
  'French',
  'Arabic',
  'Spanish',
  'German',
  'Mandarin',
  'Hindi',
  'Portuguese',
  'Russian',
  'Japanese',
  'Korean',
  'Italian',
] as const
export const softSkills = [
  'Communication',
  'Teamwork',
  'Problem Solving',
  'Adaptability',
  'Time Management',
  'Leadership',
  'Creativity',
  'Critical Thinking',
  'Attention to Detail',
  'Emotional Intelligence',
] as const

export type JobType = (typeof jobTypes)[number]
export type Seniority = (typeof seniorityLevels)[number]
export type SoftSkill = (typeof softSkills)[number]

export const jobLimits = {
  title: 120,
  description: 10_000,
  location: 120,
  salary: 1_000_000,
  skills: 30,
  skill: 60,
  preferredLanguages: 3,
  softSkills: 3,
  search: 120,
} as const

export const jobsPerPage = 12

export const preferencesMissing = 'All preference fields are required to create the offer'

const text = (missing: string, most: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Please use at most ${most} characters.`))

// Marks that turn the text around them, and those that only look like nothing.
const unseen = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text as it is kept: line breaks and other controls are spaces, spaces are single. */
export const tidyLine = (typed: string): string =>
  typed
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const line = (missing: string, most: number) =>
  z.string(missing).check(
    z.overwrite(tidyLine),
    z.refine((tidy) => readable.test(tidy), { error: missing, abort: true }),
    z.maxLength(most, `Please use at most ${most} characters.`),
  )

const oneOf = <const T extends readonly [string, ...string[]]>(options: T, missing: string) =>
  z.enum(options, missing)

/** Distinct choices from a list, at least one. */
const chosen = <const T extends readonly [string, ...string[]]>(options: T, most: number) =>
  z.array(z.enum(options, preferencesMissing), preferencesMissing).check(
    z.minLength(1, preferencesMissing),
    z.maxLength(most, `Please choose at most ${most}.`),
    z.refine((values) => new Set(values).size === values.length, 'Please choose each only once.'),
  )

/** Skill tags as they are kept: trimmed, without repeats in whatever case, in the order given. */
export function tidySkills(skills: string[]): string[] {
  const seen = new Set<string>()
  return skills
    .map(tidyLine)
    .filter((skill) => skill !== '' && !seen.has(skill.toLowerCase()) && seen.add(skill.toLowerCase()))
}

const skillsMissing = 'Please add at least one skill.'

const profileMissing = 'Please describe the ideal candidate.'

export const idealProfile = z.strictObject(
  {
    skills: z
      .pipe(
        z
          .array(
            z
              .string()
              .check(
                z.maxLength(jobLimits.skill, `Please keep each skill under ${jobLimits.skill} characters.`),
              ),
            skillsMissing,
          )
          .check(z.maxLength(jobLimits.skills, `Please list at most ${jobLimits.skills} skills.`)),
        z.transform(tidySkills),
      )
      .check(z.refine((skills) => skills.length > 0, skillsMissing)),
    minExperienceYears: z.union(
      [z.literal(0), z.literal(1), z.literal(3), z.literal(5), z.literal(10)],
      'Please choose an experience level.',
    ),
    seniorityLevel: oneOf(seniorityLevels, 'Please choose a seniority level.'),
    educationLevel: oneOf(educationLevels, 'Please choose an education level.'),
    preferredLanguages: chosen(jobLanguages, jobLimits.preferredLanguages),
    softSkills: chosen(softSkills, jobLimits.softSkills),
    industryBackground: oneOf(jobIndustries, preferencesMissing),
  },
  profileMissing,
)

export const newJob = z.strictObject({
  title: line('Please enter a job title.', jobLimits.title),
  description: text('Please enter a job description.', jobLimits.description),
  location: line('Please enter a location.', jobLimits.location),
  type: oneOf(jobTypes, 'Please choose a job type.'),
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
  /** At most the first 400 characters of it. */
  excerpt: z.string(),
  location: z.string(),
  salary: z.nullable(z.number()),
  type: z.enum(jobTypes),
  status: z.enum(['open', 'closed']),
  createdAt: z.string(),
  currentCandidatesCount: z.number(),
  maxCandidates: z.number(),
  interviewLanguage: interviewLanguageName,
  /** Whether the questions are still being written. */
  interviewState: z.enum(['preparing', 'ready']),
})
export type JobSummary = z.output<typeof jobSummary>

/** A job as its employer sees it. */
export const job = z.extend(z.omit(jobSummary, { excerpt: true }), {
  description: z.string(),
  idealProfile: z.object({ ...idealProfile.shape, skills: z.array(z.string()) }),
  tailoredQuestions: z.array(z.string()),
  /** Since the first candidate has started, the questions and their language stay as they are. */
  interviewLocked: z.boolean(),
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

const ofJob = z.strictObject({ jobId })

export const createJob = endpoint({
  method: 'POST',
  path: '/api/jobs/create',
  summary: 'Posts a job offer; its interview is written in the background. The user’s draft is gone with it.',
  access: employerActs,
  body: z.extend(newJob, {
    /** One for each posting: sent again after a lost answer, it posts nothing twice. */
    requestId: z.optional(z.uuid()),
    /** The job that this one is a copy of: questions that were edited by hand are taken over where they still fit. */
    copyOf: z.optional(jobId),
  }),
  reply: z.object({ id: jobId, message: z.string() }),
  refusals: postingRefusals,
})

const jobsPage = z.strictObject({
  /** Words of the title or description, whatever their case and accents. */
  search: z._default(z.string().check(z.trim(), z.maxLength(jobLimits.search)), ''),
  status: z.optional(z.enum(['open', 'closed'])),
  page: wholeNumber(0, 100_000, 0),
  size: wholeNumber(1, 100, jobsPerPage),
})

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: "A page of the company's jobs, newest first.",
  access: employerReads,
  query: jobsPage,
  reply: z.object({ jobs: z.array(jobSummary), last: z.boolean() }),
})

export const listCompanyJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/company',
  summary: "A page of the company's jobs with how many candidates each has, and the company's totals.",
  access: employerReads,
  query: jobsPage,
  reply: z.object({
    jobs: z.array(z.object({ job: jobSummary, numCandidates: z.number() })),
    last: z.boolean(),
    /** How many jobs the search found, on all pages. */
    found: z.number(),
    /** Of the whole company, whatever is searched. */
    totalJobs: z.number(),
    totalCandidates: z.number(),
  }),
})

export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId',
  summary: 'One job, whole.',
  access: employerReads,
  params: ofJob,
  reply: job,
})

export const canPostJob = endpoint({
  method: 'GET',
  path: '/api/jobs/can-post',
  summary: 'Whether the subscription allows another job; posting checks again.',
  access: employerReads,
  reply: z.object({ canPost: z.boolean() }),
  refusals: postingRefusals,
})
