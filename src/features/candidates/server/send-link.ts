import * as z from 'zod/mini'
import { type CandidateId, type CompanyId, candidateId, companyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask, type Task } from '#platform/tasks/tasks.ts'
import { interviewLinkMail, underReviewMail } from './mails.ts'
import { mailsPerDay } from './rules.ts'
import { countMail, lockCandidateRow } from './store.ts'

interface LinkSubject {
  companyId: CompanyId
  candidateId: CandidateId
}

/**
 * Mails the interview link, or that a person looks at the application first. Beyond the day's number of mails the
 * next one waits for tomorrow; however many were asked for, it is one.
 */
export async function sendLink(
  { mail, tasks }: Pick<Platform, 'mail' | 'tasks'>,
  tx: Tx,
  subject: LinkSubject,
): Promise<void> {
  const candidate = await lockCandidateRow(tx, subject.companyId, subject.candidateId)
  if (!candidate) return
  const { companyId, id } = candidate
  const counted = await countMail(tx, companyId, id, mailsPerDay)
  if ('waitSeconds' in counted) {
    await tasks.enqueue(tx, sendLinkLater, subject, {
      startAfterSeconds: counted.waitSeconds,
    })
    return
  }
  const kind = candidate.status === 'UNDER_REVIEW' ? underReviewMail : interviewLinkMail
  await mail.send(tx, kind, { companyId, subjectId: id, version: counted.number })
}

/** Mails a link that had to wait for the next day. */
export const sendLinkLater: Task<LinkSubject> = defineTask({
  name: 'candidates.send-link-later',
  payload: z.strictObject({ companyId, candidateId }),
  waitsOnceFor: (subject) => subject.candidateId,
  run: (platform, subject) =>
    platform.db.forCompany(subject.companyId, (tx) => sendLink(platform, tx, subject)),
})
