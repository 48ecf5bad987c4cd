import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getTranscript } from '#features/interviews/server/get-transcript.ts'
import type { Platform } from '#platform/platform.ts'
import { requestRunOf } from './request-run.ts'
import type { Subject } from './store.ts'
import { assessCandidateTask } from './tasks.ts'

/** Assesses a completed interview again with the current engine. Throws NOT_FOUND, NOT_COMPLETED or ALREADY_RUNNING. */
export function assessAgain(
  { db, clock, tasks, audit }: Pick<Platform, 'db' | 'clock' | 'tasks' | 'audit'>,
  subject: Subject,
  requestedBy: UserId,
): Promise<{ run: 'running' }> {
  const { companyId, candidateId } = subject
  return db.forCompany(companyId, async (tx) => {
    const { jobId, appliedAt } = await getCandidate(tx, companyId, candidateId)
    // The CV is read a moment after the interview is completed.
    const isComplete = appliedAt !== null && (await getTranscript(tx, companyId, candidateId)).complete
    if (!isComplete) throw new Refusal('NOT_COMPLETED')
    if (!(await requestRunOf({ clock }, tx, subject, requestedBy))) throw new Refusal('ALREADY_RUNNING')
    await tasks.enqueue(tx, assessCandidateTask, { ...subject, jobId })
    await audit.record(tx, {
      companyId,
      actor: requestedBy,
      action: 'assessment.requested',
      subjectId: candidateId,
    })
    return { run: 'running' }
  })
}
