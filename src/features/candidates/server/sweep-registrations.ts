import type { Platform } from '#platform/platform.ts'
import { deleteRegistrationsBefore, type RegistrationKey, registrationsBefore } from './store.ts'

const minute = 60_000
const stuckAfter = 30 * minute
const lostAfter = 7 * 24 * 60 * minute

/** Lists registrations whose task failed or is late, and deletes those older than a week. */
export async function sweepRegistrations({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<RegistrationKey[]> {
  const now = clock.now().getTime()
  return db.forSystem(async (tx) => {
    const lost = await deleteRegistrationsBefore(tx, new Date(now - lostAfter))
    if (lost > 0) log.error({ registrations: lost }, 'Registrations were given up after 7 days')
    return registrationsBefore(tx, new Date(now - stuckAfter))
  })
}
