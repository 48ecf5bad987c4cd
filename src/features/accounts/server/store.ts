import { and, asc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, sessions, type UserRow, users } from './tables.ts'

/** Which user is meant; the company stands in every `where`. */
export type UserKey = Pick<UserRow, 'id' | 'companyId'>

const isUser = ({ id, companyId }: UserKey) => and(eq(users.id, id), eq(users.companyId, companyId))

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

/** Only the first of several calls answers true. */
export async function markVerified(tx: Tx, key: UserKey, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ verifiedAt: at })
    .where(and(isUser(key), isNull(users.verifiedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/**
 * The link that this mail brings: its number, which kills the earlier links, and its time begins now. Another try at
 * the same mail keeps the number. null when the user is verified.
 */
export async function issueVerification(
  tx: Tx,
  key: UserKey,
  mailId: string,
  at: Date,
): Promise<number | null> {
  const rows = await tx
    .update(users)
    .set({
      verificationIssue: sql`${users.verificationIssue} + (${users.verificationMail} is distinct from ${mailId})::int`,
      verificationMail: mailId,
      verificationSentAt: at,
    })
    .where(and(isUser(key), isNull(users.verifiedAt)))
    .returning({ issue: users.verificationIssue })
  return rows[0]?.issue ?? null
}

/** As `issueVerification`; null when the link was used already. */
export async function issueReset(tx: Tx, key: UserKey, mailId: string, at: Date): Promise<number | null> {
  const isAnother = sql`${users.resetMail} is distinct from ${mailId}`
  const rows = await tx
    .update(users)
    .set({
      resetIssue: sql`${users.resetIssue} + (${isAnother})::int`,
      resetMail: mailId,
      resetSentAt: at,
    })
    .where(and(isUser(key), or(isAnother, isNotNull(users.resetSentAt))))
    .returning({ issue: users.resetIssue })
  return rows[0]?.issue ?? null
}

/** Sets a new password; an open reset link and one that would change the address are dead. */
export async function setPassword(tx: Tx, key: UserKey, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      resetIssue: sql`${users.resetIssue} + 1`,
      resetSentAt: null,
      newEmail: null,
      newEmailIssue: sql`${users.newEmailIssue} + 1`,
      newEmailSentAt: null,
    })
    .where(isUser(key))
}

export async function selectCompany(tx: Tx, companyId: CompanyId) {
  const rows = await tx.select().from(companies).where(eq(companies.id, companyId))
  return rows[0] ?? null
}

/** By the address of its public page; needs `forSystem`, since nobody is signed in. */
export async function selectCompanyBySlug(tx: Tx, slug: string) {
  const rows = await tx.select().from(companies).where(eq(companies.slug, slug))
  return rows[0] ?? null
}

export async function selectUser(tx: Tx, key: UserKey): Promise<UserRow | null> {
  const rows = await tx.select().from(users).where(isUser(key))
  return rows[0] ?? null
}

export async function updateCompany(
  tx: Tx,
  companyId: CompanyId,
  contact: Partial<Pick<typeof companies.$inferSelect, 'name' | 'fullName' | 'phone' | 'address' | 'city'>>,
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
    // Rows that refer to the company may be written meanwhile.
    .for('no key update')
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

/** Holds from the user's next call on. */
export async function updateRole(tx: Tx, key: UserKey, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(isUser(key))
}

/** The user's sessions go with them. */
export async function deleteUser(tx: Tx, key: UserKey): Promise<void> {
  await tx.delete(users).where(isUser(key))
}
