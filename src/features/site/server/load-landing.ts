import { loadPlans } from '#features/billing/server/load-plans.ts'
import type { Platform } from '#platform/platform.ts'
import type { LandingData } from '../contract.ts'

/** What the landing page shows: the plans on offer, none where nothing is sold. */
export async function loadLanding({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<LandingData> {
  if (config.BILLING === 'off') return { plans: [] }
  const plans = await loadPlans({ db })
  return {
    plans: plans.map(({ name, priceUsd, postings, candidatesPerJob, features }) => ({
      name,
      priceUsd,
      postings,
      candidatesPerJob,
      features,
    })),
  }
}
