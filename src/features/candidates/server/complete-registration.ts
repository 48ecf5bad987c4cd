import { countCandidate } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import { interviewLinkMail, underReviewMail } from './mails.ts'
import { type RegistrationKey, takeRegistration, upsertCandidate } from './store.ts'

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
