import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import { languageOfName } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { Job, NewJob } from '../contract/jobs.ts'
import { questionsNeeded } from './events.ts'
import { withdrawQuestions } from './publish-questions.ts'
import { readJob } from './read-job.ts'
import { hasSameQuestionBasis, isSameOffer } from './rules.ts'
import { lockJobRow, updateJob } from './store.ts'

interface Editor {
  companyId: CompanyId
  userId: UserId
}

/**
 * Changes an offer. Questions that nobody has edited are written again, and all of them when the language changes,
 * unless a candidate has started. Throws JOB_CHANGED and QUESTIONS_LOCKED.
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
    const offer = { ...sent, interviewLanguage: languageOfName(sent.interviewLanguage) }
    if (isSameOffer(before, offer)) return readJob(tx, companyId, jobId)
    if (version !== before.version) throw new Refusal('JOB_CHANGED')
    const locked = before.questionsLockedAt !== null
    const otherLanguage = offer.interviewLanguage !== before.interviewLanguage
    if (locked && otherLanguage) throw new Refusal('QUESTIONS_LOCKED')
    await updateJob(tx, companyId, jobId, { ...offer, version: version + 1 })
    const outdated =
      otherLanguage || (before.questionsEditedAt === null && !hasSameQuestionBasis(before, offer))
    if (!locked && outdated) {
      await withdrawQuestions(tx, companyId, jobId)
      await tasks.publish(tx, questionsNeeded, { companyId, jobId })
    }
    await audit.record(tx, { companyId, actor: userId, action: 'job.changed', subjectId: jobId })
    return readJob(tx, companyId, jobId)
  })
}

const audited = { open: 'job.reopened', closed: 'job.closed' } as const

/** Closes a job or opens it again; candidates who have started may finish. */
export function setJobStatus<S extends 'open' | 'closed'>(
  { db, audit, clock }: Pick<Platform, 'db' | 'audit' | 'clock'>,
  { companyId, userId }: Editor,
  jobId: JobId,
  status: S,
): Promise<{ status: S }> {
  return db.forCompany(companyId, async (tx) => {
    const job = await lockJobRow(tx, companyId, jobId)
    if (!job) throw new Refusal('NOT_FOUND')
    if (job.status !== status) {
      await updateJob(tx, companyId, jobId, { status, closedAt: status === 'closed' ? clock.now() : null })
      await audit.record(tx, { companyId, actor: userId, action: audited[status], subjectId: jobId })
    }
    return { status }
  })
}
