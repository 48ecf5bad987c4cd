import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countOtherSeats } from './store.ts'

/** Seats of a job that are held or spent. Exact only under the job's lock. */
export const countSeats = (tx: Tx, companyId: CompanyId, jobId: JobId): Promise<number> =>
  countOtherSeats(tx, { companyId, candidateId: null }, jobId)
