import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { loadPlans } from './load-plans.ts'
import { dinarsFor } from './rules.ts'

export const routes: Route[] = [
  route(calls.listPlans, async ({ platform }) => {
    const plans = await loadPlans(platform)
    return plans.map(({ id, name, priceUsd, postings, candidatesPerJob, features }) => ({
      id,
      name,
      price: priceUsd,
      priceTnd: dinarsFor(priceUsd, platform.config),
      numOfJobs: postings,
      maxCandidates: candidatesPerJob,
      features,
    }))
  }),
  route(calls.listSubscriptions, async ({ platform, employer }) => {
    const held = await listSubscriptions(platform, employer.companyId)
    return held.map(({ priceUsd, status, postingsLeft, candidatesPerJob, createdAt, endsAt, ...one }) => ({
      ...one,
      price: priceUsd,
      subscriptionStatus: status,
      numOfJobs: postingsLeft,
      maxCandidates: candidatesPerJob,
      createdAt: createdAt.toISOString(),
      expireAt: endsAt?.toISOString() ?? null,
    }))
  }),
]
