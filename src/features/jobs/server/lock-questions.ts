import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { setLocked } from './store.ts'

/** Called when a candidate starts, by whoever holds the job's lock: every later candidate gets the same questions. */
export function lockQuestions(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return setLocked(tx, companyId, jobId)
}
