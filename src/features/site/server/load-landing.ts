import { listPlans } from '#features/billing/server/list-plans.ts'
import type { Platform } from '#platform/platform.ts'
import type { LandingData, LandingExample } from '../contract.ts'
import examples from './landing/examples.json' with { type: 'json' }

/** Candidates of the demo company, and the plans for sale; none where billing is off. */
export async function loadLanding({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<LandingData> {
  return {
    examples: examples as readonly LandingExample[],
    plans: config.BILLING === 'off' ? [] : await listPlans({ db }),
  }
}
