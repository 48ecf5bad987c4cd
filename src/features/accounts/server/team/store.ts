import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { CompanyId, InviteId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type InviteRow, teamInvites } from '../tables.ts'

/** Which invitation is meant; the company stands in every `where`. */
type InviteKey = Pick<InviteRow, 'id' | 'companyId'>

const isInvite = ({ id, companyId }: InviteKey) =>
  and(eq(teamInvites.id, id), eq(teamInvites.companyId, companyId))

export async function selectInvites(tx: Tx, companyId: CompanyId): Promise<InviteRow[]> {
  return tx
    .select()
    .from(teamInvites)
    .where(eq(teamInvites.companyId, companyId))
    .orderBy(asc(teamInvites.createdAt), asc(teamInvites.id))
}

/** Of other addresses than this one. */
export async function countOtherInvites(tx: Tx, companyId: CompanyId, email: string): Promise<number> {
  return tx.$count(teamInvites, and(eq(teamInvites.companyId, companyId), ne(teamInvites.email, email)))
}

/** One invitation an address: a second one takes the place of the first and kills its link. */
export async function putInvite(
  tx: Tx,
  invite: Pick<InviteRow, 'companyId' | 'email' | 'role' | 'sentAt'>,
): Promise<InviteRow> {
  const { role, sentAt } = invite
  const rows = await tx
    .insert(teamInvites)
    .values(invite)
    .onConflictDoUpdate({
      target: [teamInvites.companyId, teamInvites.email],
      set: { role, sentAt, issue: sql`${teamInvites.issue} + 1` },
    })
    .returning()
  if (!rows[0]) throw new Error('The invitation was not written')
  return rows[0]
}

/** Looked up across companies, for links that know the invitation alone. */
export async function findInviteById(tx: Tx, id: string): Promise<InviteRow | null> {
  const rows = await tx
    .select()
    .from(teamInvites)
    .where(eq(teamInvites.id, id as InviteId))
  return rows[0] ?? null
}

export async function findInvite(tx: Tx, key: InviteKey): Promise<InviteRow | null> {
  const rows = await tx.select().from(teamInvites).where(isInvite(key))
  return rows[0] ?? null
}

/** Only the first of several calls answers true. */
export async function deleteInvite(tx: Tx, key: InviteKey): Promise<boolean> {
  const rows = await tx.delete(teamInvites).where(isInvite(key)).returning({ id: teamInvites.id })
  return rows.length > 0
}

/** Of all companies. */
export async function deleteInvitesSentBefore(tx: Tx, time: Date): Promise<void> {
  await tx.delete(teamInvites).where(lt(teamInvites.sentAt, time))
}
