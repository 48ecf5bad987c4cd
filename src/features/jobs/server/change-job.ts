import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { Job, NewJob } from '../contract.ts'
import { askForQuestions } from './change-job-interview.ts'
import { readJob } from './read-job.ts'
import { asksTheSame, isSameOffer, offerOf } from './rules.ts'
import { lockJobRow, updateOffer, updateStatus } from './store.ts'

interface Editor {
  companyId: CompanyId
  userId: UserId
}

/**
 * Changes an offer. Questions that nobody has edited follow it, and all of them follow its language, unless a candidate
 * has started. The same offer sent again changes nothing. Throws JOB_CHANGED and INTERVIEW_LOCKED.
 */
export function changeJob(
  { db, tasks, audit }: Pick<Platform, 'db' | 'tasks' | 'audit'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  { version, ...sent }: NewJob & { version: number },
): Promise<Job> {
  return db.forCompany(companyId, async (tx) => {
    const before = await lockJobRow(tx, companyId, jobId)
    if (!before) throw new Refusal('NOT_FOUND')
    const offer = offerOf(sent, languageOfName(sent.interviewLanguage))
    if (isSameOffer(before, offer)) return readJob(tx, companyId, jobId)
    if (version !== before.version) throw new Refusal('JOB_CHANGED')
    const locked = before.interviewLockedAt !== null
    const otherLanguage = offer.interviewLanguage !== before.interviewLanguage
    if (locked && otherLanguage) throw new Refusal('INTERVIEW_LOCKED')
    await updateOffer(tx, companyId, jobId, offer)
    const follows = otherLanguage || (before.questionsEditedAt === null && !asksTheSame(before, offer))
    if (!locked && follows) await askForQuestions({ tasks }, tx, { companyId, jobId, another: false })
    await audit.record(tx, { companyId, actor: userId, act: 'job.changed', subjectId: jobId })
    return readJob(tx, companyId, jobId)
  })
}

const acts = { open: 'job.reopened', closed: 'job.closed' } as const

/** Closes a job or opens it again; one that is so already stays as it is. Whoever is under way may finish. */
export function setJobStatus<S extends 'open' | 'closed'>(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  status: S,
): Promise<{ status: S }> {
  return db.forCompany(companyId, async (tx) => {
    const job = await lockJobRow(tx, companyId, jobId)
    if (!job) throw new Refusal('NOT_FOUND')
    if (job.status !== status) {
      await updateStatus(tx, companyId, jobId, status)
      await audit.record(tx, { companyId, actor: userId, act: acts[status], subjectId: jobId })
    }
    return { status }
  })
}
