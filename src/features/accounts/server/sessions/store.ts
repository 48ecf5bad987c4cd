import { and, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { SessionId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import { companies, knownAddresses, sessions, users } from '../tables.ts'

/** Whose session is meant; the company stands in every `where`. */
type Owner = Pick<Employer, 'companyId' | 'userId'>

const isTheirs = ({ companyId, userId }: Owner) =>
  and(eq(sessions.companyId, companyId), eq(sessions.userId, userId))

export async function insertSession(
  tx: Tx,
  session: Omit<typeof sessions.$inferInsert, 'id'>,
): Promise<SessionId> {
  const rows = await tx.insert(sessions).values(session).returning({ id: sessions.id })
  if (!rows[0]) throw new Error('The session was not written')
  return rows[0].id
}

/** Whose session it is, unless it expired; nobody of a banned company. */
export async function findSession(tx: Tx, tokenHash: string, now: Date) {
  const rows = await tx
    .select({
      userId: users.id,
      companyId: users.companyId,
      role: users.role,
      onboardingStatus: companies.onboardingStatus,
      isDemo: sql<boolean>`${companies.demo} is not null`,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.companyId, sessions.companyId)))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(companies.bannedAt)))
  return rows[0] ?? null
}

/** Of several calls at once one writes. */
export async function touchSession(
  tx: Tx,
  { companyId, sessionId }: Pick<Employer, 'companyId' | 'sessionId'>,
  now: Date,
  before: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(sessions.companyId, companyId),
        eq(sessions.tokenHash, sessionId),
        lt(sessions.lastSeenAt, before),
      ),
    )
}

export async function selectSessions(tx: Tx, owner: Owner, now: Date) {
  return tx
    .select()
    .from(sessions)
    .where(and(isTheirs(owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id)
}

/** By what it is called outside; answers with that, null when they have no such session. */
export async function deleteSessionById(tx: Tx, owner: Owner, id: SessionId): Promise<SessionId | null> {
  const rows = await tx
    .delete(sessions)
    .where(and(isTheirs(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows[0]?.id ?? null
}

export async function deleteSession(
  tx: Tx,
  { companyId, sessionId }: Pick<Employer, 'companyId' | 'sessionId'>,
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, companyId), eq(sessions.tokenHash, sessionId)))
}

/** All but the one that asks; answers with how many. */
export async function deleteOtherSessions(
  tx: Tx,
  employer: Pick<Employer, 'companyId' | 'userId' | 'sessionId'>,
): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(isTheirs(employer), ne(sessions.tokenHash, employer.sessionId)))
    .returning({ id: sessions.id })
  return rows.length
}

export async function deleteSessionsOf(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(sessions).where(isTheirs(owner))
}

/** Of every company. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** Keeps that the user logged in from there. */
export async function keepKnownAddress(tx: Tx, known: typeof knownAddresses.$inferSelect): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values(known)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { seenAt: known.seenAt },
    })
}

/** Across companies: who logs in has none yet. */
export async function addressIsKnown(tx: Tx, userId: string, addressHash: string): Promise<boolean> {
  const isUser = eq(knownAddresses.userId, userId as UserId)
  return (await tx.$count(knownAddresses, and(isUser, eq(knownAddresses.addressHash, addressHash)))) > 0
}

/** Of every company. */
export async function deleteKnownAddressesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(knownAddresses).where(lt(knownAddresses.seenAt, before))
}
