import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { emailChanges, type UserRow, users } from '../tables.ts'

type UserKey = Pick<UserRow, 'id' | 'companyId'>

const isUser = ({ id, companyId }: UserKey) => and(eq(users.id, id), eq(users.companyId, companyId))

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
