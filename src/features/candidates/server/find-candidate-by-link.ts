import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { type Candidate, toCandidate } from './get-candidate.ts'
import { findLinkedRow } from './store.ts'

/** The candidate of an interview link; throws EXPIRED_LINK for an unknown, expired or revoked one alike. */
export async function findCandidateByLink(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  token: string,
): Promise<Candidate> {
  const claimed = links.claimedId(token)
  const row = claimed === null ? null : await db.forSystem((tx) => findLinkedRow(tx, claimed))
  if (!row || !links.matches(token, 'interview', row.id, row.linkIssue)) throw new Refusal('EXPIRED_LINK')
  const dismissed = row.status === 'REJECTED' || row.status === 'WITHDRAWN'
  if (dismissed && row.appliedAt === null) throw new Refusal('EXPIRED_LINK')
  return toCandidate(row)
}
