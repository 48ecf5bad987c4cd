import type { PlanFeature } from '#features/billing/contract/options.ts'
import type { OpenJob } from '#features/jobs/contract/public-job.ts'

/** A plan as the landing page shows it. */
export interface PlanOffer {
  name: string
  priceUsd: number
  /** Job postings a month. */
  postings: number
  candidatesPerJob: number
  features: readonly PlanFeature[]
}

/** The data of the landing page. */
export interface LandingData {
  /** Cheapest first. */
  plans: readonly PlanOffer[]
}

/** A company as everybody may see it, with its open jobs. */
export interface CompanyPageData {
  name: string
  industry: string
  city: string
  description: string
  values: readonly string[]
  jobs: readonly OpenJob[]
}
