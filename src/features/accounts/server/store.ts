import { and, asc, eq, gt, isNull, like, lte, max, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, sessions, type UserRow, users } from './tables.ts'

/** Which user is meant; the company stands in every `where`. */
export type UserKey = Pick<UserRow, 'id' | 'companyId'>

const isUser = ({ id, companyId }: UserKey) => and(eq(users.id, id), eq(users.companyId, companyId))

/** Until the transaction ends nobody else makes a company: addresses and slugs stay as they were read. */
export async function lockSignUps(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts.sign-up', 0))`)
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const rows = await tx.select().from(users).where(eq(users.email, email))
  return rows[0] ?? null
}

/** Looked up across companies, for links and tasks that know the user alone. */
export async function findUserById(tx: Tx, id: string): Promise<UserRow | null> {
  const rows = await tx
    .select()
    .from(users)
    .where(eq(users.id, id as UserId))
  return rows[0] ?? null
}

/** As `findUserById`, and nobody else changes the user until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const rows = await tx
    .select()
    .from(users)
    .where(eq(users.id, id as UserId))
    .for('update')
  return rows[0] ?? null
}

export async function slugsLike(tx: Tx, slug: string): Promise<string[]> {
  // Slugs are letters, digits and hyphens: nothing in them means anything to LIKE.
  const rows = await tx
    .select({ slug: companies.slug })
    .from(companies)
    .where(or(eq(companies.slug, slug), like(companies.slug, `${slug}-%`)))
  return rows.map((row) => row.slug)
}

export async function insertCompany(
  tx: Tx,
  company: Pick<typeof companies.$inferInsert, 'name' | 'slug' | 'phone' | 'address' | 'city'>,
): Promise<CompanyId> {
  const rows = await tx.insert(companies).values(company).returning({ id: companies.id })
  if (!rows[0]) throw new Error('The company was not written')
  return rows[0].id
}

export async function insertUser(
  tx: Tx,
  user: Pick<UserRow, 'companyId' | 'email' | 'passwordHash' | 'role' | 'verificationSentAt'>,
): Promise<UserKey> {
  const rows = await tx.insert(users).values(user).returning({ id: users.id, companyId: users.companyId })
  if (!rows[0]) throw new Error('The user was not written')
  return rows[0]
}

/** Only the first of several calls answers true. */
export async function markVerified(tx: Tx, key: UserKey, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ verifiedAt: at })
    .where(and(isUser(key), isNull(users.verifiedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Kills the earlier verification links; answers with the number of the new one. */
export async function raiseVerification(tx: Tx, key: UserKey, at: Date): Promise<number> {
  const rows = await tx
    .update(users)
    .set({ verificationIssue: sql`${users.verificationIssue} + 1`, verificationSentAt: at })
    .where(isUser(key))
    .returning({ issue: users.verificationIssue })
  return rows[0]?.issue ?? 0
}

/** Kills the earlier reset links; answers with the number of the new one. */
export async function raiseReset(tx: Tx, key: UserKey, at: Date): Promise<number> {
  const rows = await tx
    .update(users)
    .set({ resetIssue: sql`${users.resetIssue} + 1`, resetSentAt: at })
    .where(isUser(key))
    .returning({ issue: users.resetIssue })
  return rows[0]?.issue ?? 0
}

/** Sets a new password and closes the reset link that brought it. */
export async function setPassword(tx: Tx, key: UserKey, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, resetIssue: sql`${users.resetIssue} + 1`, resetSentAt: null })
    .where(isUser(key))
}

export async function insertSession(
  tx: Tx,
  session: Pick<typeof sessions.$inferInsert, 'tokenHash' | 'companyId' | 'userId' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** Who is behind a session that is not over. */
export async function findSession(tx: Tx, tokenHash: string, now: Date) {
  const rows = await tx
    .select({
      userId: users.id,
      companyId: users.companyId,
      role: users.role,
      onboardingStatus: companies.onboardingStatus,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.companyId, sessions.companyId)))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return rows[0] ?? null
}

export async function deleteSession(tx: Tx, companyId: CompanyId, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, companyId), eq(sessions.tokenHash, tokenHash)))
}

export async function deleteSessionsOf(tx: Tx, { id, companyId }: UserKey): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.companyId, companyId), eq(sessions.userId, id)))
}

/** Sessions of this user that are over anyway. */
export async function deleteOverSessions(tx: Tx, { id, companyId }: UserKey, now: Date): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.userId, id), lte(sessions.expiresAt, now)))
}

export async function selectCompany(tx: Tx, companyId: CompanyId) {
  const rows = await tx.select().from(companies).where(eq(companies.id, companyId))
  return rows[0] ?? null
}

export async function selectUser(tx: Tx, key: UserKey): Promise<UserRow | null> {
  const rows = await tx.select().from(users).where(isUser(key))
  return rows[0] ?? null
}

export async function updateCompany(
  tx: Tx,
  companyId: CompanyId,
  contact: Pick<typeof companies.$inferSelect, 'name' | 'phone' | 'address' | 'city'>,
): Promise<void> {
  await tx.update(companies).set(contact).where(eq(companies.id, companyId))
}

/** Only the first of several calls answers true. */
export async function markOnboarded(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ onboardingStatus: 'COMPLETED' })
    .where(and(eq(companies.id, companyId), eq(companies.onboardingStatus, 'PENDING')))
    .returning({ id: companies.id })
  return rows.length > 0
}

export async function selectCompanyForUpdate(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return rows.length > 0
}

export async function selectUsers(tx: Tx, companyId: CompanyId) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      joinedAt: users.createdAt,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.companyId, users.companyId), eq(sessions.userId, users.id)))
    .where(eq(users.companyId, companyId))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Null when the address has an account already. */
export async function insertJoinedUser(
  tx: Tx,
  user: Pick<UserRow, 'companyId' | 'email' | 'passwordHash' | 'role'>,
  now: Date,
): Promise<UserId | null> {
  const rows = await tx
    .insert(users)
    .values({ ...user, verifiedAt: now, verificationSentAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return rows[0]?.id ?? null
}

export async function updateRole(tx: Tx, key: UserKey, role: Role): Promise<boolean> {
  const rows = await tx.update(users).set({ role }).where(isUser(key)).returning({ id: users.id })
  return rows.length > 0
}

export async function deleteUserRow(tx: Tx, key: UserKey): Promise<boolean> {
  const rows = await tx.delete(users).where(isUser(key)).returning({ id: users.id })
  return rows.length > 0
}
