import { Refusal } from '#contract/refusals.ts'
import { lockCandidate } from '#features/candidates/server/record-meeting.ts'
import type { Tx } from '#platform/database/database.ts'
import { notOpenTexts } from '../contract/limits.ts'
import { isPast } from './rules.ts'
import { findInvitation, type InvitationKey } from './store.ts'
import type { InvitationRow } from './tables.ts'

export type LockedCandidate = Awaited<ReturnType<typeof lockCandidate>>

/** The invitation and its candidate; nobody else changes them until the transaction ends. Throws NOT_FOUND. */
export async function lockInvitation(
  tx: Tx,
  key: InvitationKey,
): Promise<{ row: InvitationRow; candidate: LockedCandidate }> {
  const found = await findInvitation(tx, key)
  if (!found) throw new Refusal('NOT_FOUND')
  const candidate = await lockCandidate(tx, key.companyId, found.candidateId)
  // All changes lock the candidate first: by now the row may be another one.
  const row = await findInvitation(tx, key)
  if (!row) throw new Refusal('NOT_FOUND')
  return { row, candidate }
}

/** Throws NOT_OPEN for a meeting that was cancelled or declined, or is past; CHANGED_MEANWHILE for another sequence. */
export function requireUnchanged(row: InvitationRow, sequence: number, now: Date): void {
  requireStanding(row, now)
  if (row.sequence !== sequence) throw new Refusal('CHANGED_MEANWHILE')
}

/** Proposals that nobody answered in time can still be changed. */
export function requireStanding(row: InvitationRow, now: Date): void {
  const { status } = row
  if (status === 'cancelled' || status === 'declined')
    throw new Refusal('NOT_OPEN', { message: notOpenTexts[status] })
  if (status === 'scheduled' && isPast(row, now))
    throw new Refusal('NOT_OPEN', { message: notOpenTexts.past })
}
