import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findAnyRow, findCandidateRow, findLinkedRow, selectCandidates } from './store.ts'
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

/** null for a candidate who is not the company's. */
export async function findCandidate(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Candidate | null> {
  const row = await findCandidateRow(tx, companyId, candidateId)
  return row && toCandidate(row)
}

/** Throws NOT_FOUND for a candidate who is not the company's. */
export async function getCandidate(
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<Candidate> {
  const candidate = await findCandidate(tx, companyId, candidateId)
  if (!candidate) throw new Refusal('NOT_FOUND')
  return candidate
}

/** Some of the company's candidates, by their ids. */
export async function listCandidatesById(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<Map<CandidateId, Candidate>> {
  const rows = ids.length === 0 ? [] : await selectCandidates(tx, companyId, ids)
  return new Map(rows.map((row) => [row.id, toCandidate(row)]))
}

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

/**
 * The candidate of a `/My-application` link, which works as long as the application is stored; throws EXPIRED_LINK for
 * an unknown or erased one alike.
 */
export async function findCandidateOfApplication(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  token: string,
): Promise<Candidate> {
  const claimed = links.claimedId(token)
  const row = claimed === null ? null : await db.forSystem((tx) => findAnyRow(tx, claimed))
  if (!row || !links.matches(token, 'application', row.id, row.linkIssue)) throw new Refusal('EXPIRED_LINK')
  return toCandidate(row)
}

/** The address of the page where a candidate sees, copies and erases what is stored. Empty for one who is erased. */
export async function linkToApplication(
  { links }: Pick<Platform, 'links'>,
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<string> {
  const row = await findCandidateRow(tx, companyId, candidateId)
  return row ? links.page(`/My-application/${links.token('application', row.id, row.linkIssue)}`) : ''
}

/** The address of the interview, while its link works; null afterwards. */
export async function linkToInterview(
  { links }: Pick<Platform, 'links'>,
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<string | null> {
  const row = await findLinkedRow(tx, candidateId)
  if (row?.companyId !== companyId) return null
  return links.page(`/Interview/${links.token('interview', row.id, row.linkIssue)}`)
}
