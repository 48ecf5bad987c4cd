import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { spendPosting } from '#features/billing/server/spend-posting.ts'
import type { Platform } from '#platform/platform.ts'
import type { NewJob } from '../contract/jobs.ts'
import { defaultRejectReasons } from '../contract/options.ts'
import { questionsNeeded } from './events.ts'
import { isSameOffer } from './rules.ts'
import { deleteDraft, findJobRow, findPosted, insertJob, lockDraft } from './store.ts'

export interface Posting extends NewJob {
  /** The idempotency key: the draft that is posted. */
  requestId?: string | undefined
  /** The job whose edited questions are taken over, where the language is the same. */
  copyOf?: JobId | undefined
}

/**
 * Posts a job: spends a posting, writes the offer, has its questions written and deletes the draft, all or nothing.
 * Throws ALREADY_POSTED for a key under which another offer was posted.
 */
export async function createJob(
  { db, config, tasks, audit }: Pick<Platform, 'db' | 'config' | 'tasks' | 'audit'>,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  { requestId, copyOf, ...sent }: Posting,
): Promise<JobId> {
  const offer = { ...sent, interviewLanguage: languageOfName(sent.interviewLanguage) }
  return db.forCompany(companyId, async (tx) => {
    await lockDraft(tx, companyId, userId)
    const posted = requestId && (await findPosted(tx, companyId, userId, requestId))
    if (posted && isSameOffer(posted, offer)) return posted.id
    if (posted) throw new Refusal('ALREADY_POSTED')
    const original = copyOf ? await findJobRow(tx, companyId, copyOf) : null
    if (copyOf && !original) throw new Refusal('NOT_FOUND')
    const { candidatesPerJob: maxCandidates } = await spendPosting({ config }, tx, companyId)
    const jobId = await insertJob(tx, {
      ...offer,
      companyId,
      maxCandidates,
      postedBy: userId,
      requestId: requestId ?? null,
      copiedFrom: copyOf ?? null,
      blind: original?.blind ?? false,
      distanceLimitKm: original?.distanceLimitKm ?? null,
      followUps: original?.followUps ?? true,
      linkReminder: original?.linkReminder ?? true,
      rejectReasons: original?.rejectReasons ?? [...defaultRejectReasons],
    })
    await tasks.publish(tx, questionsNeeded, { companyId, jobId })
    await deleteDraft(tx, companyId, userId)
    await audit.record(tx, { companyId, actor: userId, action: 'job.posted', subjectId: jobId })
    return jobId
  })
}
