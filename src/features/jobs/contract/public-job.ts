import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import { responsePromises } from '#features/accounts/contract/response-promise.ts'
import { jobTypes } from './options.ts'

/** What an applicant may know of a job before and during the interview. */
export const publicJob = z.object({
  id: jobId,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  salary: z.nullable(z.number()),
  type: z.enum(jobTypes),
  createdAt: z.string(),
  companyName: z.string(),
  /** Path of the company's public page, e.g. `/acme`. */
  companyPage: z.string(),
  /** How soon the company promises a response. */
  responsePromise: z.enum(responsePromises),
  interviewLanguage: interviewLanguageName,
  questionCount: z.number(),
  minutes: z.number(),
})
export type PublicJob = z.output<typeof publicJob>

/** A job that takes candidates, in a list that anybody may see. */
export type OpenJob = Pick<
  PublicJob,
  'id' | 'title' | 'location' | 'type' | 'salary' | 'createdAt' | 'interviewLanguage' | 'minutes'
>

/** With its text, for readers of a feed. */
export type OpenJobText = OpenJob & Pick<PublicJob, 'description'>

export const readPublicJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/interview/:jobId',
  summary: 'What an applicant may know of an open job; never its questions.',
  access: anyone,
  params: z.strictObject({ jobId }),
  reply: publicJob,
})
