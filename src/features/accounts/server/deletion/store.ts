import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeWhere } from '../store.ts'
import { companies, emailChanges, knownAddresses, sessions, signUps, users } from '../tables.ts'

const isCompany = (companyId: CompanyId) => eq(companies.id, companyId)

/** Days from now on, by whichever of the two clocks is ahead; null when it was set before. */
export async function markForDeletion(
  tx: Tx,
  companyId: CompanyId,
  { days, now }: { days: number; now: Date },
): Promise<Date | null> {
  const [row] = await tx
    .update(companies)
    .set({
      deleteAt: sql`date_trunc('milliseconds', greatest(${now.toISOString()}::timestamptz, now())) + make_interval(days => ${days})`,
    })
    .where(and(isCompany(companyId), isNull(companies.deleteAt)))
    .returning({ deleteAt: companies.deleteAt })
  return row?.deleteAt ?? null
}

/** False when nothing was to be undone. */
export const unmarkForDeletion = (tx: Tx, companyId: CompanyId): Promise<boolean> =>
  changeWhere(tx, companyId, isNotNull(companies.deleteAt), { deleteAt: null })

/** A clock that jumps erases nobody: the application's and the database's must agree. */
const due = (now: Date) => and(lte(companies.deleteAt, now), lte(companies.deleteAt, sql`now()`))

const maxAtOnce = 100

export async function selectDueCompanies(tx: Tx, now: Date): Promise<CompanyId[]> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(due(now))
    .orderBy(asc(companies.deleteAt))
    .limit(maxAtOnce)
  return rows.map((row) => row.id)
}

/** False when the company is not due, whatever the caller believed. Nobody undoes it until the transaction ends. */
export async function lockDueCompany(tx: Tx, companyId: CompanyId, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(isCompany(companyId), due(now)))
    .for('update')
  return rows.length > 0
}

/** The rows of every table that refer to the company go with it. */
export async function deleteCompanyRow(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.delete(companies).where(isCompany(companyId))
}

/** Needs `forSystem`: a waiting sign-up belongs to no company. */
export async function deleteSignUpsOf(tx: Tx, companyId: CompanyId): Promise<void> {
  const ownAddresses = tx.select({ email: users.email }).from(users).where(eq(users.companyId, companyId))
  await tx.delete(signUps).where(inArray(signUps.email, ownAddresses))
}

/** Companies made before then without a verified address, by both clocks; the oldest first. */
export async function selectUnverified(tx: Tx, before: Date, days: number): Promise<CompanyId[]> {
  const proven = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companies.id), isNotNull(users.verifiedAt)))
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        lte(companies.createdAt, before),
        lte(companies.createdAt, sql`now() - make_interval(days => ${days})`),
        notExists(proven),
      ),
    )
    .orderBy(asc(companies.createdAt))
    .limit(maxAtOnce)
  return rows.map((row) => row.id)
}

/** False when somebody proved their address after all. Nobody does until the transaction ends. */
export async function lockUnverified(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const rows = await tx
    .select({ verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.companyId, companyId))
    .for('update')
  return rows.length > 0 && rows.every(({ verifiedAt }) => verifiedAt === null)
}

export async function companyExists(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return (await tx.$count(companies, isCompany(companyId))) > 0
}

const { passwordHash: _password, ...keptOfUsers } = getTableColumns(users)
const { tokenHash: _token, ...keptOfSessions } = getTableColumns(sessions)
const { addressHash: _address, ...keptOfAddresses } = getTableColumns(knownAddresses)

/** All that is kept of a company, its users and their sessions, but for hashes. */
export async function selectAccount(tx: Tx, companyId: CompanyId) {
  const [company] = await tx.select().from(companies).where(isCompany(companyId))
  return {
    company: company ?? null,
    users: await tx
      .select(keptOfUsers)
      .from(users)
      .where(eq(users.companyId, companyId))
      .orderBy(asc(users.createdAt), asc(users.id)),
    sessions: await tx
      .select(keptOfSessions)
      .from(sessions)
      .where(eq(sessions.companyId, companyId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id)),
    knownPlaces: await tx
      .select(keptOfAddresses)
      .from(knownAddresses)
      .where(eq(knownAddresses.companyId, companyId))
      .orderBy(asc(knownAddresses.seenAt)),
    emailChanges: await tx
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.companyId, companyId))
      .orderBy(asc(emailChanges.changedAt)),
  }
}
