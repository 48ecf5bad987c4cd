import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companies, users } from '../tables.ts'

/** The demo companies that stay, the newest first, each with its visitors' user; under the system role only. */
export async function selectDemos(tx: Tx) {
  return tx
    .select({
      companyId: companies.id,
      state: companies.demo,
      visitorId: users.id,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .innerJoin(users, and(eq(users.companyId, companies.id), eq(users.role, 'VIEWER')))
    .where(and(isNotNull(companies.demo), isNull(companies.deleteAt)))
    .orderBy(desc(companies.createdAt))
}

export async function markDemo(
  tx: Tx,
  companyId: CompanyId,
  change: Pick<Partial<typeof companies.$inferInsert>, 'demo' | 'createdAt'>,
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, companyId))
}

/** How many there are of an age, in that state. */
export async function countDemosSince(tx: Tx, demo: 'building' | 'open', since: Date): Promise<number> {
  return tx.$count(
    companies,
    and(eq(companies.demo, demo), isNull(companies.deleteAt), gt(companies.createdAt, since)),
  )
}
