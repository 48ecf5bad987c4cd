import * as z from 'zod/mini'
import { anyone, endpoint, signedIn } from '#contract/endpoint.ts'
import { planFeatures } from './options.ts'

const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** US dollars a month. */
  price: z.number(),
  /** Dinars a month, at the rate a purchase made now is held to. */
  priceTnd: z.number(),
  numOfJobs: z.number(),
  maxCandidates: z.number(),
  features: z.array(z.enum(planFeatures)),
})

export type Plan = z.infer<typeof plan>

export const listPlansEndpoint = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans on offer, cheapest first.',
  access: anyone,
  reply: z.array(plan),
})

const instant = z.iso.datetime()

const subscription = z.object({
  id: z.string(),
  planName: z.string(),
  /** US dollars a month. */
  price: z.number(),
  /** PAUSED: the free one while a paid plan is active. One at most is ACTIVE. */
  subscriptionStatus: z.enum(['ACTIVE', 'EXPIRED', 'PENDING', 'PAUSED']),
  isCurrent: z.boolean(),
  /** Remaining job postings; over 100 is shown as unlimited. */
  numOfJobs: z.number(),
  maxCandidates: z.number(),
  createdAt: instant,
  /** Null: for life. */
  expireAt: z.nullable(instant),
})
export type Subscription = z.infer<typeof subscription>

export const listSubscriptionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/subscriptions/user',
  summary: "The company's subscriptions, newest first.",
  access: signedIn,
  reply: z.array(subscription),
})
