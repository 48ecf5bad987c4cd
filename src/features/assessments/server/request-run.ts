import type { UserId } from '#contract/ids.ts'
import { recordRun } from '#features/candidates/server/record-assessment.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { silentMs, tries } from './rules.ts'
import { requestRun, type Subject } from './store.ts'

/** Asks for a new run, by a user or by nobody; false while one is under way. */
export async function requestRunOf(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, candidateId }: Subject,
  requestedBy: UserId | null,
): Promise<boolean> {
  const now = clock.now()
  const silentSince = new Date(now.getTime() - silentMs)
  if (!(await requestRun(tx, { companyId, candidateId }, { requestedBy, now, tries, silentSince })))
    return false
  await recordRun(tx, companyId, candidateId, 'running')
  return true
}
