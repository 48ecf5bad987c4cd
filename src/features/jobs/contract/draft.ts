import * as z from 'zod/mini'
import { employerActs, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { jobLimits } from '../contract.ts'

// A draft is kept as it was typed, right or wrong; only its size is bounded.
const typed = (most: number) => z.string().check(z.maxLength(most))
const few = z.array(typed(80)).check(z.maxLength(60))

/** The form as it stands: everything as typed and chosen, complete or not. */
export const jobDraft = z.strictObject({
  step: z.number().check(z.int(), z.gte(0), z.lte(2)),
  /** The job that is being copied, if it is one. */
  copyOf: z.nullable(jobId),
  title: typed(1000),
  description: typed(2 * jobLimits.description),
  location: typed(1000),
  type: typed(80),
  salary: typed(80),
  skills: few,
  minExperienceYears: typed(80),
  seniorityLevel: typed(80),
  educationLevel: typed(80),
  interviewLanguage: typed(80),
  preferredLanguages: few,
  softSkills: few,
  industryBackground: typed(80),
})
export type KeptJobDraft = z.output<typeof jobDraft>

/** Which open page writes, and what it has seen: what another one saved since is not written over unseen. */
const writer = z.strictObject({
  /** A name that an open page gives itself; without it whatever there is is written over. */
  page: z.optional(z.uuid()),
  /** When the draft that it goes back to was saved; left out where there was none. */
  basedOn: z.optional(z.iso.datetime()),
})
export type DraftWriter = z.output<typeof writer>

const refusals = {
  DRAFT_CHANGED: {
    status: 409,
    message: 'This draft was changed elsewhere meanwhile. Choose which of the two you want to go on with.',
  },
} as const

export const readJobDraft = endpoint({
  method: 'GET',
  path: '/api/jobs/draft',
  summary: 'The job offer that this user has typed and not posted yet.',
  access: employerActs,
  reply: z.object({ draft: z.nullable(jobDraft), savedAt: z.nullable(z.iso.datetime()) }),
})

export const saveJobDraft = endpoint({
  method: 'PUT',
  path: '/api/jobs/draft',
  summary: 'Keeps what is typed into the job form; posting the job removes it.',
  access: employerActs,
  query: writer,
  body: jobDraft,
  reply: z.object({ savedAt: z.iso.datetime() }),
  refusals,
  maxBodyBytes: 128 * 1024,
})

export const dropJobDraft = endpoint({
  method: 'DELETE',
  path: '/api/jobs/draft',
  summary: 'Throws the draft away; without one it changes nothing.',
  access: employerActs,
  query: writer,
  refusals,
  reply: 'nothing',
})
