import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CandidateStatus, LocationReason } from '../contract.ts'
import { findCandidateRow } from './store.ts'
import type { CandidateRow } from './tables.ts'

/** What later features may know of a candidate. */
export interface Candidate {
  id: CandidateId
  companyId: CompanyId
  jobId: JobId
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  status: CandidateStatus
  locationReason: LocationReason | null
  score: number | null
  createdAt: Date
  /** When the interview was completed. */
  appliedAt: Date | null
}

export function knownCandidate({
  linkIssue: _issue,
  linkExpiresAt: _expires,
  ...candidate
}: CandidateRow): Candidate {
  return candidate
}

/** Throws NOT_FOUND for a candidate who is not the company's. */
export async function getCandidate(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Candidate> {
  const row = await findCandidateRow(tx, companyId, candidateId)
  if (!row) throw new Refusal('NOT_FOUND')
  return knownCandidate(row)
}
