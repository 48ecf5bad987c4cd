import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { findCandidateRow } from './store.ts'
import type { CandidateRow } from './tables.ts'

/** A candidate as other features see them, without the link. */
export type Candidate = Omit<CandidateRow, 'linkIssue' | 'linkExpiresAt'>

export function toCandidate({
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
  return toCandidate(row)
}
