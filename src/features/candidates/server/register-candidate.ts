import * as z from 'zod/mini'
import { companyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { countCandidate, findOpenJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import type { Registration } from '../contract/candidates.ts'
import { checkLocation } from './check-location.ts'
import { interviewLinkMail, underReviewMail } from './mails.ts'
import { deleteSpentChallenges } from './proof/store.ts'
import { requirePhone } from './require-phone.ts'
import {
  deleteRegistrationsBefore,
  insertRegistration,
  type RegistrationKey,
  takeRegistration,
  upsertCandidate,
} from './store.ts'

/**
 * Stores a registration for an open job. A task then makes a new candidate or mails the link again: reply and timing
 * depend on the input alone, so that they do not reveal whether an address has applied.
 */
export async function registerCandidate(
  { db, config, clock, tasks }: Pick<Platform, 'db' | 'config' | 'clock' | 'tasks'>,
  registration: Registration,
): Promise<'PENDING' | 'UNDER_REVIEW'> {
  const phone = requirePhone(registration.phone)
  const job = await db.forSystem((tx) => findOpenJob(tx, registration.jobId))
  if (!job) throw new Refusal('JOB_CLOSED')
  const { companyId } = job
  const locationReason = checkLocation(
    job,
    registration.city,
    job.distanceLimitKm ?? config.LOCATION_RADIUS_KM,
  )
  await db.forCompany(companyId, async (tx) => {
    const language = registration.language === job.language ? null : (registration.language ?? null)
    const row = { ...registration, language, phone, companyId, locationReason, createdAt: clock.now() }
    const registrationId = await insertRegistration(tx, row)
    await tasks.enqueue(tx, completeRegistrationTask, { companyId, registrationId })
  })
  return locationReason === null ? 'PENDING' : 'UNDER_REVIEW'
}

/** Turns a registration into a candidate and mails the link; a known address gets its link again. Idempotent. */
export async function completeRegistration(
  { db, config, mail }: Pick<Platform, 'db' | 'config' | 'mail'>,
  key: RegistrationKey,
): Promise<void> {
  const { companyId } = key
  await db.forCompany(companyId, async (tx) => {
    const registration = await takeRegistration(tx, key)
    if (!registration) return
    const { id: _id, createdAt: _at, ...applicant } = registration
    const status = applicant.locationReason === null ? 'PENDING' : 'UNDER_REVIEW'
    const candidate = await upsertCandidate(tx, { ...applicant, status }, config.INTERVIEW_LINK_DAYS)
    if (candidate.isNew) await countCandidate(tx, companyId, applicant.jobId)
    const kind = candidate.status === 'UNDER_REVIEW' ? underReviewMail : interviewLinkMail
    await mail.send(tx, kind, { companyId, subjectId: candidate.id })
  })
}

export const completeRegistrationTask = defineTask({
  name: 'candidates.register',
  payload: z.object({ companyId, registrationId: z.uuid() }),
  // A week, with ten minutes between two tries.
  retries: 1_000,
  run: completeRegistration,
})

// The week of tries, and one in which an operator can have the task tried again.
const keptDays = 14

/** Deletes what was typed in registrations whose task failed for good, and proofs that have expired. */
export const forgetRegistrationsTask = defineTask({
  name: 'candidates.forget-registrations',
  payload: z.strictObject({}),
  every: '47 4 * * *',
  run: async ({ db, clock, log }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
    const registrations = await db.forSystem(async (tx) => {
      await deleteSpentChallenges(tx)
      return deleteRegistrationsBefore(tx, before)
    })
    if (registrations > 0) log.error({ registrations }, `Registrations were given up after ${keptDays} days`)
  },
})
