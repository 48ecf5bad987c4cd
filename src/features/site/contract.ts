import * as z from 'zod/mini'
import { anyone, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import type { PlanFeature } from '#features/billing/contract/options.ts'
import { jobTypes } from '#features/jobs/contract/options.ts'

/** A plan as the landing page shows it. */
export interface PlanOffer {
  name: string
  priceUsd: number
  /** Job postings a month. */
  postings: number
  candidatesPerJob: number
  features: readonly PlanFeature[]
}

/** What the landing page is sent with. */
export interface LandingData {
  /** Cheapest first. */
  plans: readonly PlanOffer[]
}

/** An open job as a company's public page lists it. */
const openJob = z.object({
  id: jobId,
  title: z.string(),
  location: z.string(),
  type: z.enum(jobTypes),
  salary: z.nullable(z.number()),
  createdAt: z.string(),
  interviewLanguage: interviewLanguageName,
  /** How long the interview takes most people; 0 while it is being written. */
  minutes: z.number(),
})
export type OpenJob = z.output<typeof openJob>

export const openJobsPerPage = 24

/** A company as everybody may see it, with the first page of its open jobs. */
export interface CompanyPageData {
  name: string
  slug: string
  industry: string
  city: string
  description: string
  values: readonly string[]
  /** How many jobs are open. */
  openJobs: number
  jobs: readonly OpenJob[]
  /** Whether these are all. */
  last: boolean
}

export const listOpenJobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/companies/:name/jobs',
  summary: "A page of a company's open jobs, newest first, by the address of its public page.",
  access: anyone,
  params: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) }),
  query: z.strictObject({
    /** The last job that is known already. */
    after: z.optional(jobId),
  }),
  reply: z.object({ jobs: z.array(openJob), last: z.boolean() }),
})
