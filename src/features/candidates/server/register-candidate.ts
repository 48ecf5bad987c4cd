import { Refusal } from '#contract/refusals.ts'
import { countCandidate, findOpenJob, type KnownJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type LocationReason, type Registration, registrationTexts } from '../contract.ts'
import { checkLocation } from './check-location.ts'
import { keptPhone } from './rules.ts'
import { sendLink } from './send-link.ts'
import { admitFrom, insertCandidate, lockByEmail, renewLink } from './store.ts'

type Parts = Pick<Platform, 'db' | 'config' | 'mail'>

/**
 * Registers somebody for an open job and mails the link. A known address gets its link again. The answer follows
 * from what was sent alone, so that it tells nobody who has applied.
 */
export async function registerCandidate(
  parts: Parts,
  registration: Registration,
): Promise<'PENDING' | 'UNDER_REVIEW'> {
  const phone = keptPhone(registration.phone)
  if (phone === null) {
    const message = registrationTexts.phone.wrong
    throw new Refusal('BAD_INPUT', { message, fields: { phone: message } })
  }
  const job = await parts.db.forSystem((tx) => findOpenJob(tx, registration.jobId))
  if (!job) throw new Refusal('JOB_CLOSED')
  const reason = checkLocation(job, registration.city, parts.config.LOCATION_RADIUS_KM)
  await parts.db.forCompany(job.companyId, (tx) =>
    keepCandidate(parts, tx, { job, reason, registration: { ...registration, phone } }),
  )
  return reason === null ? 'PENDING' : 'UNDER_REVIEW'
}

interface Application {
  job: KnownJob
  reason: LocationReason | null
  registration: Registration
}

async function keepCandidate(parts: Parts, tx: Tx, { job, reason, registration }: Application) {
  const { companyId, id: jobId } = job
  const linkDays = parts.config.INTERVIEW_LINK_DAYS
  const status = reason === null ? 'PENDING' : 'UNDER_REVIEW'
  const made = await insertCandidate(
    tx,
    { ...registration, companyId, jobId, status, locationReason: reason },
    linkDays,
  )
  if (made) {
    await countCandidate(tx, companyId, jobId)
    return sendLink(parts, tx, { companyId, candidateId: made.id })
  }
  const known = await lockByEmail(tx, companyId, jobId, registration.email)
  // Erased at this very moment.
  if (!known) return
  if (known.status === 'UNDER_REVIEW' && reason === null)
    await admitFrom(tx, companyId, known.id, registration.city)
  await renewLink(tx, companyId, known.id, linkDays)
  await sendLink(parts, tx, { companyId, candidateId: known.id })
}
