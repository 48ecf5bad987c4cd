import { and, asc, eq, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, InvitationId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type InvitationRow, invitations, type NewInvitation } from './tables.ts'

/** Names an invitation, with the tenant. */
export interface InvitationKey {
  companyId: CompanyId
  invitationId: InvitationId
}

const isInvitation = ({ companyId, invitationId }: InvitationKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId))

export async function insertInvitation(tx: Tx, row: NewInvitation): Promise<InvitationRow> {
  const [inserted] = await tx.insert(invitations).values(row).returning()
  if (!inserted) throw new Error('The invitation was not written')
  return inserted
}

export async function updateInvitation(
  tx: Tx,
  key: InvitationKey,
  change: Partial<InvitationRow>,
): Promise<InvitationRow> {
  const [updated] = await tx
    .update(invitations)
    .set({ ...change, sequence: sql`${invitations.sequence} + 1` })
    .where(isInvitation(key))
    .returning()
  if (!updated) throw new Error('The invitation was not changed')
  return updated
}

/** Of the company or of one candidate, the latest meeting first. */
export async function selectInvitations(
  tx: Tx,
  companyId: CompanyId,
  candidateId?: CandidateId,
): Promise<InvitationRow[]> {
  const ofCandidate = candidateId && eq(invitations.candidateId, candidateId)
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), ofCandidate))
    .orderBy(
      sql`coalesce(${invitations.startsAt}, ${invitations.proposedTimes}[1]) desc`,
      asc(invitations.id),
    )
}
