import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { setLocked } from './interview/store.ts'

/**
 * Called when a candidate starts, by whoever holds the job's lock: from the first on the questions stay as they are, so
 * that each candidate is asked the same.
 */
export function lockInterview(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return setLocked(tx, companyId, jobId)
}
