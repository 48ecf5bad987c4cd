import { Refusal } from '#contract/refusals.ts'
import { findOpenJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import type { Registration } from '../contract/candidates.ts'
import { registrationTexts } from '../contract/registration.ts'
import { checkLocation } from './check-location.ts'
import { normalizePhone } from './rules.ts'
import { insertRegistration } from './store.ts'
import { addCandidate } from './tasks.ts'

/**
 * Stores a registration for an open job. A task then makes a new candidate or mails the link again: reply and timing
 * depend on the input alone, so that they do not reveal whether an address has applied.
 */
export async function registerCandidate(
  { db, config, clock, tasks }: Pick<Platform, 'db' | 'config' | 'clock' | 'tasks'>,
  registration: Registration,
): Promise<'PENDING' | 'UNDER_REVIEW'> {
  const phone = normalizePhone(registration.phone)
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
