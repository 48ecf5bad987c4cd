import { listPlans } from '#features/billing/server/list-plans.ts'
import type { Platform } from '#platform/platform.ts'
import type { LandingData } from '../contract.ts'

/** The plans for sale; none where billing is off. */
export async function loadLanding({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<LandingData> {
  return { plans: config.BILLING === 'off' ? [] : await listPlans({ db }) }
}
