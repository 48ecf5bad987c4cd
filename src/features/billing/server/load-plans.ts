import type { Platform } from '#platform/platform.ts'
import { selectPlans } from './store.ts'

/** The plans on offer, cheapest first. */
export function loadPlans({ db }: Pick<Platform, 'db'>) {
  return db.forSystem((tx) => selectPlans(tx))
}
