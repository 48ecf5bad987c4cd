import { and, asc, eq, isNotNull, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareSelect } from '#platform/database/prepare-select.ts'
import { companies, emailChanges, sessions, type UserRow, users } from './tables.ts'

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
export async function setLanguage(tx: Tx, key: UserKey, language: EmployerLanguage): Promise<void> {
  await tx.update(users).set({ language }).where(isUser(key))
}

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

const companyOf = prepareSelect(() =>
  new QueryBuilder()
    .select()
    .from(companies)
    .where(eq(companies.id, sql.placeholder('companyId'))),
)

export async function selectCompany(tx: Tx, companyId: CompanyId) {
  const rows = await companyOf(tx, null, { companyId })
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
  change: Partial<
    Pick<
      typeof companies.$inferSelect,
      'name' | 'fullName' | 'phone' | 'address' | 'city' | 'responsePromise' | 'retentionMonths'
    >
  >,
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, companyId))
}

/** Changes a company of which `isSo` still holds; only the first of several calls answers true. */
export async function changeWhere(
  tx: Tx,
  companyId: CompanyId,
  isSo: SQL,
  set: Partial<typeof companies.$inferSelect>,
): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set(set)
    .where(and(eq(companies.id, companyId), isSo))
    .returning({ id: companies.id })
  return rows.length > 0
}

export const markOnboarded = (tx: Tx, companyId: CompanyId): Promise<boolean> =>
  changeWhere(tx, companyId, eq(companies.onboardingStatus, 'PENDING'), { onboardingStatus: 'COMPLETED' })

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
      language: users.language,
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
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserId | null> {
  const rows = await tx
    .insert(users)
    .values(user)
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

/** Kills the earlier links; answers with the number of the new one. */
export async function askNewEmail(tx: Tx, key: UserKey, newEmail: string, at: Date): Promise<number> {
  const rows = await tx
    .update(users)
    .set({ newEmail, newEmailIssue: sql`${users.newEmailIssue} + 1`, newEmailSentAt: at })
    .where(isUser(key))
    .returning({ issue: users.newEmailIssue })
  return rows[0]?.issue ?? 0
}

/** Of every company: addresses whose link nobody used in time. */
export async function forgetNewEmailsBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(users)
    .set({ newEmail: null, newEmailSentAt: null })
    .where(lte(users.newEmailSentAt, before))
}

/** Gives the user their new address; links mailed to the old one are dead. */
export async function replaceEmail(tx: Tx, key: UserKey, email: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email,
      newEmail: null,
      newEmailSentAt: null,
      newEmailIssue: sql`${users.newEmailIssue} + 1`,
      resetIssue: sql`${users.resetIssue} + 1`,
      resetSentAt: null,
    })
    .where(isUser(key))
}

/** Stores the old address until its owner has been mailed; returns the row's id. */
export async function insertEmailChange(
  tx: Tx,
  { id, companyId }: UserKey,
  oldEmail: string,
  at: Date,
): Promise<string> {
  const rows = await tx
    .insert(emailChanges)
    .values({ companyId, userId: id, oldEmail, changedAt: at })
    .returning({ id: emailChanges.id })
  if (!rows[0]) throw new Error('The change of address was not written')
  return rows[0].id
}

/** Looked up across companies, for the mail that knows the row alone. */
export async function findEmailChange(tx: Tx, id: string) {
  const rows = await tx.select().from(emailChanges).where(eq(emailChanges.id, id))
  return rows[0] ?? null
}

/** Of every company. */
export async function deleteEmailChangesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(emailChanges).where(lt(emailChanges.changedAt, before))
}

/** False when it was banned before. Locks against logins under way. */
export const markBanned = (tx: Tx, companyId: CompanyId, reason: string, at: Date): Promise<boolean> =>
  changeWhere(tx, companyId, isNull(companies.bannedAt), { bannedAt: at, banReason: reason })

/** False when it was not banned. */
export const unmarkBanned = (tx: Tx, companyId: CompanyId): Promise<boolean> =>
  changeWhere(tx, companyId, isNotNull(companies.bannedAt), { bannedAt: null, banReason: null })

/** Of all its users. */
export async function deleteSessionsOfCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.companyId, companyId))
}

/** Why the company is banned; null when it is not. Nobody bans it until the transaction ends. */
export async function selectBanAndHold(tx: Tx, companyId: CompanyId): Promise<string | null> {
  const [row] = await tx
    .select({ reason: companies.banReason })
    .from(companies)
    .where(eq(companies.id, companyId))
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
