import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { interviewCompleted } from './events.ts'
import { claimPublishing } from './store.ts'

/** Publishes, at most once, that an interview is ready for assessment. */
export async function publishCompletion(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  { companyId, jobId, id }: Pick<Candidate, 'companyId' | 'jobId' | 'id'>,
): Promise<void> {
  if (!(await claimPublishing(tx, { companyId, candidateId: id }))) return
  await tasks.publish(tx, interviewCompleted, { companyId, jobId, candidateId: id })
}
