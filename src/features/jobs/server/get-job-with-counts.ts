import type { CompanyId, JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { findJobWithCounts } from './store.ts'
import type { jobCandidateCounts } from './tables.ts'

export type CandidateCounts = Omit<typeof jobCandidateCounts.$inferSelect, 'jobId' | 'companyId'>

const none: CandidateCounts = {
  toDecide: 0,
  shortlisted: 0,
  underReview: 0,
  notCompleted: 0,
  invited: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
  started: 0,
  completed: 0,
  everInvited: 0,
  totals: Array<number>(102).fill(0),
}

/** What a list of candidates needs of its job, with the counts of all of them. Throws NOT_FOUND. */
export async function getJobWithCounts(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const row = await findJobWithCounts(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  const { id, title, location, status, blind, distanceLimitKm, rejectReasons, idealProfile, ...counts } = row
  const job = { id, title, location, status, blind, distanceLimitKm, rejectReasons, idealProfile }
  return { ...job, counts: counts.totals === null ? none : (counts as CandidateCounts) }
}
