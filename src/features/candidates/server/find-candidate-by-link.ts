import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { type Candidate, knownCandidate } from './get-candidate.ts'
import { findLinkedRow } from './store.ts'

/** Whose interview link this is; throws EXPIRED_LINK alike for a link that is unknown, over or withdrawn. */
export async function findCandidateByLink(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  token: string,
): Promise<Candidate> {
  const claimed = links.claimedId(token)
  const row = claimed === null ? null : await db.forSystem((tx) => findLinkedRow(tx, claimed))
  if (!row || !links.matches(token, 'interview', row.id, row.linkIssue)) throw new Refusal('EXPIRED_LINK')
  const turnedAway = row.status === 'REJECTED' || row.status === 'WITHDRAWN'
  if (turnedAway && row.appliedAt === null) throw new Refusal('EXPIRED_LINK')
  return knownCandidate(row)
}
