import { eq, like, lt, or, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, type SignUpRow, signUps } from '../tables.ts'

/** Until the transaction ends nobody else makes a company or takes an address: both stay as they were read. */
export async function lockSignUps(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts.sign-up', 0))`)
}

export async function insertSignUp(tx: Tx, signUp: Omit<SignUpRow, 'id'>): Promise<string> {
  const rows = await tx.insert(signUps).values(signUp).returning({ id: signUps.id })
  if (!rows[0]) throw new Error('The sign-up was not written')
  return rows[0].id
}

/** Takes the sign-up out, for good once the transaction commits; null when another did. */
export async function takeSignUp(tx: Tx, id: string): Promise<SignUpRow | null> {
  const rows = await tx.delete(signUps).where(eq(signUps.id, id)).returning()
  return rows[0] ?? null
}

export async function signUpsBefore(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.select({ id: signUps.id }).from(signUps).where(lt(signUps.createdAt, before))
  return rows.map(({ id }) => id)
}

export async function deleteSignUpsBefore(tx: Tx, before: Date): Promise<number> {
  const rows = await tx.delete(signUps).where(lt(signUps.createdAt, before)).returning({ id: signUps.id })
  return rows.length
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
