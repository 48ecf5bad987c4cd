import * as z from 'zod/mini'
import { canEdit, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { alreadyPosted } from './jobs.ts'
import { jobLimits } from './limits.ts'

// A draft is stored as it was typed, right or wrong; only its size is bounded.
const typed = (max: number) => z.string().check(z.maxLength(max))
const few = z.array(typed(80)).check(z.maxLength(60))

/** The form: everything as typed and chosen, complete or not. */
export const jobDraft = z.strictObject({
  /** The idempotency key under which it will be posted. */
  requestId: z.uuid(),
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
export type JobDraft = z.output<typeof jobDraft>

const savedJobDraft = z.object({
  draft: z.nullable(jobDraft),
  savedAt: z.nullable(z.iso.datetime()),
  /** Grows with every save; 0 without a draft. */
  version: z.number(),
})
export type SavedJobDraft = z.output<typeof savedJobDraft>

export const getJobDraftEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/draft',
  summary: 'The job offer that this user has typed and not posted yet.',
  access: canEdit,
  reply: savedJobDraft,
})

export const saveJobDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/draft',
  summary: 'Saves what is typed into the job form. The last save wins; posting the job deletes the draft.',
  access: canEdit,
  body: z.extend(jobDraft, {
    /** The version that this window has last seen. */
    version: z._default(z.number().check(z.int(), z.gte(0)), 0),
  }),
  reply: z.object({
    savedAt: z.iso.datetime(),
    version: z.number(),
    /** Whether another window had saved since that version. */
    replaced: z.boolean(),
  }),
  refusals: alreadyPosted,
  maxBodyBytes: 128 * 1024,
})

export const deleteJobDraftEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/jobs/draft',
  summary: 'Deletes the draft; without one it changes nothing.',
  access: canEdit,
  reply: 'nothing',
})
