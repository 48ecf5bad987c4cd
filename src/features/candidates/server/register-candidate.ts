import { Refusal } from '#contract/refusals.ts'
import { findOpenJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { type Registration, registrationTexts } from '../contract.ts'
import { checkLocation } from './check-location.ts'
import { insertRegistration } from './registrations/store.ts'
import { keptPhone } from './rules.ts'
import { addCandidate } from './tasks.ts'

/**
 * Takes somebody's registration for an open job. What becomes of it, a new candidate or the link once more, is decided
 * by a task: the answer follows from what was sent alone and the work is the same, so that nothing tells who has applied.
 */
export async function registerCandidate(
  { db, config, clock, tasks }: Pick<Platform, 'db' | 'config' | 'clock' | 'tasks'>,
  registration: Registration,
): Promise<'PENDING' | 'UNDER_REVIEW'> {
  const phone = keptPhone(registration.phone)
  if (phone === null) {
    const message = registrationTexts.phone.wrong
    throw new Refusal('BAD_INPUT', { message, fields: { phone: message } })
  }
  const job = await db.forSystem((tx) => findOpenJob(tx, registration.jobId))
  if (!job) throw new Refusal('JOB_CLOSED')
  const { companyId } = job
  const locationReason = checkLocation(job, registration.city, config.LOCATION_RADIUS_KM)
  await db.forCompany(companyId, async (tx) => {
    const row = { ...registration, phone, companyId, locationReason, createdAt: clock.now() }
    const registrationId = await insertRegistration(tx, row)
    await tasks.enqueue(tx, addCandidate, { companyId, registrationId })
  })
  return locationReason === null ? 'PENDING' : 'UNDER_REVIEW'
}
