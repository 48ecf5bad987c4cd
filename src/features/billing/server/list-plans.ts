import type { Platform } from '#platform/platform.ts'
import { availableFeatures } from '../contract/options.ts'
import { selectPlans } from './store.ts'

/** The plans on offer, cheapest first, with those of their features that this version has. */
export async function listPlans({ db }: Pick<Platform, 'db'>) {
  const plans = await db.forSystem((tx) => selectPlans(tx))
  return plans.map((plan) => ({
    ...plan,
    features: plan.features.filter((feature) => availableFeatures.includes(feature)),
  }))
}
