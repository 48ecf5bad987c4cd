import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, sessions, users } from '../tables.ts'

const isCompany = (companyId: CompanyId) => eq(companies.id, companyId)

/** False when it was banned before. Locks against logins under way. */
export async function markBanned(
  tx: Tx,
  companyId: CompanyId,
  { reason, at }: { reason: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ bannedAt: at, banReason: reason })
    .where(and(isCompany(companyId), isNull(companies.bannedAt)))
    .returning({ id: companies.id })
  return rows.length > 0
}

/** False when it was not banned. */
export async function unmarkBanned(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ bannedAt: null, banReason: null })
    .where(and(isCompany(companyId), isNotNull(companies.bannedAt)))
    .returning({ id: companies.id })
  return rows.length > 0
}

/** Of all its users. */
export async function deleteSessionsOfCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.companyId, companyId))
}

/** Why the company is banned; null when it is not. Nobody bans it until the transaction ends. */
export async function selectBanAndHold(tx: Tx, companyId: CompanyId): Promise<string | null> {
  const [row] = await tx
    .select({ reason: companies.banReason })
    .from(companies)
    .where(isCompany(companyId))
    .for('share')
  return row?.reason ?? null
}

/** Those whose address is known to be theirs. */
export async function selectVerifiedAdmins(tx: Tx, companyId: CompanyId): Promise<UserId[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'ADMIN'), isNotNull(users.verifiedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.map(({ id }) => id)
}
