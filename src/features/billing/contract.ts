import * as z from 'zod/mini'
import { anyone, endpoint, signedIn } from '#contract/endpoint.ts'

/** What a plan may unlock beside postings and candidates. */
export const planFeatures = [
  'reports',
  'advancedReports',
  'responses',
  'scheduling',
  'automatedRejection',
  'prioritySupport',
] as const
export type PlanFeature = (typeof planFeatures)[number]

const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** US dollars a month. */
  price: z.number(),
  numOfJobs: z.number(),
  maxCandidates: z.number(),
  features: z.array(z.enum(planFeatures)),
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans on offer, cheapest first.',
  access: anyone,
  reply: z.array(plan),
})

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions/user',
  summary: "The company's subscriptions, newest first.",
  access: signedIn,
  reply: z.array(
    z.object({
      id: z.string(),
      planName: z.string(),
      /** US dollars a month. */
      price: z.number(),
      subscriptionStatus: z.enum(['ACTIVE', 'EXPIRED', 'PENDING']),
      isCurrent: z.boolean(),
      /** Remaining job postings; over 100 is shown as unlimited. */
      numOfJobs: z.number(),
      maxCandidates: z.number(),
      createdAt: z.iso.datetime(),
      /** Null: for life. */
      expireAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
