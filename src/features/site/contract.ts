import type { PlanFeature } from '#features/billing/contract.ts'

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
