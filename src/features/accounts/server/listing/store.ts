import { type AnyColumn, and, asc, desc, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, users } from '../tables.ts'

export interface CompanySearch {
  /** Found in name, slug or a user's address, whatever its accents and capitals; all companies when empty. */
  search: string
  page: number
  size: number
}

/** The name people read. */
const readName = sql<string>`coalesce(${companies.fullName}, ${companies.name})`

/** Newest first, one more than a page has should there be more. */
export async function selectCompanies(tx: Tx, { search, page, size }: CompanySearch) {
  const columns = [companies.name, companies.fullName, companies.slug]
  const holds = (column: AnyColumn) => sql<boolean>`strpos(fold_text(${column}), fold_text(${search})) > 0`
  const ofUser = tx
    .select({ one: sql`1` })
    .from(users)
    .where(sql`${users.companyId} = ${companies.id} and ${holds(users.email)}`)
  return tx
    .select({
      id: companies.id,
      name: readName,
      slug: companies.slug,
      city: companies.city,
      createdAt: companies.createdAt,
      onboardingStatus: companies.onboardingStatus,
      bannedAt: companies.bannedAt,
      banReason: companies.banReason,
      deleteAt: companies.deleteAt,
    })
    .from(companies)
    .where(and(isNull(companies.demo), search === '' ? undefined : or(...columns.map(holds), exists(ofUser))))
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .offset(page * size)
    .limit(size + 1)
}

/** Of several companies, each company's first user first. */
export async function selectUsersOf(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ companyId: users.companyId, email: users.email, role: users.role })
    .from(users)
    .where(inArray(users.companyId, [...companyIds]))
    .orderBy(users.createdAt, users.id)
}

export async function selectCompanyNames(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({ id: companies.id, name: readName })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]))
}

export async function selectEmails(tx: Tx, userIds: readonly UserId[]) {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

/** For how many months each company keeps its candidates; null where it has not chosen. Under the system role only. */
export async function selectRetentions(tx: Tx) {
  const { id, retentionMonths } = companies
  return tx.select({ id, retentionMonths }).from(companies).orderBy(asc(id))
}
