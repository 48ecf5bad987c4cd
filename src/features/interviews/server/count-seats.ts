import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countHeld } from './seats/store.ts'

/** Seats of a job that are held or spent. Exact only under the job's lock. */
export const countSeats = (tx: Tx, companyId: CompanyId, jobId: JobId): Promise<number> =>
  countHeld(tx, { companyId, jobId })
