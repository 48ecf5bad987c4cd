import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '#contract/endpoint.ts'
import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { ReviewSettings, setReviewSettingsEndpoint } from '../contract/review-settings.ts'
import { getJob } from './get-job.ts'
import { hidesCandidates, insertBlindReviewEnd, lockJobRow, updateJob } from './store.ts'
import type { JobRow } from './tables.ts'

type Config = Platform['config']

/** How a job's candidates are interviewed and reviewed; throws NOT_FOUND for a job that is not the company's. */
export function getReviewSettings(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  companyId: CompanyId,
  jobId: JobId,
): Promise<ReviewSettings> {
  return db.forCompany(companyId, async (tx) => settingsOf(await getJob(tx, companyId, jobId), config))
}

/**
 * Sets how a job's candidates are reviewed; candidates who are waiting for a review stay in it. Throws REASON_NEEDED
 * when names that were hidden become visible without one, QUESTIONS_LOCKED when follow-ups would change after a start.
 */
export function changeReviewSettings(
  { db, config, clock, audit }: Pick<Platform, 'db' | 'config' | 'clock' | 'audit'>,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  jobId: JobId,
  { reason, ...sent }: BodyOf<typeof setReviewSettingsEndpoint>,
): Promise<ReviewSettings> {
  return db.forCompany(companyId, async (tx) => {
    const job = await lockJobRow(tx, companyId, jobId)
    if (!job) throw new Refusal('NOT_FOUND')
    const before = settingsOf(job, config)
    const { followUps = before.followUps, linkReminder = before.linkReminder } = sent
    const wanted = { ...sent, followUps, linkReminder }
    if (isDeepStrictEqual(before, wanted)) return before
    if (wanted.followUps !== before.followUps && job.questionsLockedAt) throw new Refusal('QUESTIONS_LOCKED')
    const isSwitchedOff = job.blind && !wanted.blind
    const reveals = isSwitchedOff && (await hidesCandidates(tx, companyId, jobId, clock.now()))
    if (reveals && !reason) throw new Refusal('REASON_NEEDED')
    // A limit that nobody changed goes on following the installation's.
    const { distanceLimitKm, ...others } = wanted
    const isOwnLimit = distanceLimitKm !== before.distanceLimitKm
    await updateJob(tx, companyId, jobId, isOwnLimit ? wanted : others)
    if (reveals && reason) await insertBlindReviewEnd(tx, { companyId, jobId, endedBy: userId, reason })
    await audit.record(tx, {
      companyId,
      actor: userId,
      action: reveals ? 'job.revealed' : 'job.review-changed',
      subjectId: jobId,
    })
    return wanted
  })
}

const settingsOf = (
  job: Pick<JobRow, 'distanceLimitKm' | 'blind' | 'rejectReasons' | 'followUps' | 'linkReminder'>,
  { LOCATION_RADIUS_KM }: Config,
): ReviewSettings => ({
  distanceLimitKm: job.distanceLimitKm ?? LOCATION_RADIUS_KM,
  blind: job.blind,
  rejectReasons: job.rejectReasons,
  followUps: job.followUps,
  linkReminder: job.linkReminder,
})
