import { countCandidate } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type RegistrationKey, takeRegistration } from './registrations/store.ts'
import { sendLink } from './send-link.ts'
import { admitFrom, insertCandidate, lockByEmail, renewLink } from './store.ts'
import type { RegistrationRow } from './tables.ts'

type Parts = Pick<Platform, 'db' | 'config' | 'mail'>

/**
 * Makes a candidate of a registration and mails the link; a known address gets its link again. Once it is done, doing
 * it again does nothing.
 */
export async function completeRegistration(parts: Parts, key: RegistrationKey): Promise<void> {
  await parts.db.forCompany(key.companyId, async (tx) => {
    const registration = await takeRegistration(tx, key)
    if (registration) await keepCandidate(parts, tx, registration)
  })
}

async function keepCandidate(parts: Parts, tx: Tx, registration: RegistrationRow): Promise<void> {
  const { id: _id, createdAt: _at, ...typed } = registration
  const { companyId, jobId, locationReason, city, email } = typed
  const linkDays = parts.config.INTERVIEW_LINK_DAYS
  const status = locationReason === null ? 'PENDING' : 'UNDER_REVIEW'
  const made = await insertCandidate(tx, { ...typed, status }, linkDays)
  if (made) {
    await countCandidate(tx, companyId, jobId)
    return sendLink(parts, tx, { companyId, candidateId: made.id })
  }
  const known = await lockByEmail(tx, companyId, jobId, email)
  // Erased at this very moment.
  if (!known) return
  if (known.status === 'UNDER_REVIEW' && locationReason === null)
    await admitFrom(tx, companyId, known.id, city)
  await renewLink(tx, companyId, known.id, linkDays)
  await sendLink(parts, tx, { companyId, candidateId: known.id })
}
