import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { interviewCompleted } from './facts.ts'
import { markAnnounced } from './store.ts'

/** Tells later features that there is everything to assess: nothing before that, and once at most. */
export async function announceCompletion(
  { tasks }: Pick<Platform, 'tasks'>,
  tx: Tx,
  { companyId, jobId, id }: Pick<Candidate, 'companyId' | 'jobId' | 'id'>,
): Promise<void> {
  if (!(await markAnnounced(tx, { companyId, candidateId: id }))) return
  await tasks.announce(tx, interviewCompleted, { companyId, jobId, candidateId: id })
}
