import type { AnswerOf } from '#contract/endpoint.ts'
import { availableFeatures, type PlanFeature } from '../contract/options.ts'
import type { listPlansEndpoint, Subscription } from '../contract/plans.ts'

export type Plan = AnswerOf<typeof listPlansEndpoint>[number]

/** The plan that a subscription was bought as; none of what was given for nothing. */
export function isPlanOf(plan: Plan, held: Subscription): boolean {
  return plan.name.toLowerCase() === held.planName.toLowerCase() && plan.price === held.price
}

export interface PlanChanges {
  postings: { now: number; after: number }
  candidates: { now: number; after: number }
  gains: PlanFeature[]
  losses: PlanFeature[]
}

/** What a company with this subscription would have otherwise with a plan. */
export function planChanges(plan: Plan, held: Subscription, plans: readonly Plan[]): PlanChanges {
  const now = plans.find((one) => isPlanOf(one, held))?.features ?? []
  return {
    postings: { now: held.numOfJobs, after: plan.numOfJobs },
    candidates: { now: held.maxCandidates, after: plan.maxCandidates },
    gains: availableFeatures.filter((one) => plan.features.includes(one) && !now.includes(one)),
    losses: availableFeatures.filter((one) => !plan.features.includes(one) && now.includes(one)),
  }
}
