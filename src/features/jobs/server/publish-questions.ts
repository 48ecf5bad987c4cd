import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectPreparing, setLocked, updateJob } from './store.ts'

/** Candidates are asked these questions from now on. The caller holds the job's lock. */
export function publishQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  { texts, editedAt }: { texts: string[]; editedAt: Date | null },
): Promise<void> {
  return updateJob(tx, companyId, jobId, {
    questionsState: 'ready',
    tailoredQuestions: texts,
    questionsEditedAt: editedAt,
  })
}

/** Until questions are published again, nobody can start. */
export function withdrawQuestions(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return updateJob(tx, companyId, jobId, { questionsState: 'preparing', questionsEditedAt: null })
}

/** Jobs of every company whose questions are yet to be written. Needs the system role. */
export function listJobsWithoutQuestions(tx: Tx): Promise<{ companyId: CompanyId; jobId: JobId }[]> {
  return selectPreparing(tx)
}

/** Called when a candidate starts, with the job's lock held: every later candidate gets the same questions. */
export function lockQuestions(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return setLocked(tx, companyId, jobId)
}
