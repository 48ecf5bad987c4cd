import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FreeOffer, PostingRight } from './rules.ts'
import { plans, subscriptions } from './tables.ts'

const current = or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, sql`now()`))

export async function selectPlans(tx: Tx) {
  return tx.select().from(plans).orderBy(asc(plans.priceUsd), asc(plans.id))
}

/** Does nothing when the company had its free offer, or holds another active subscription. */
export async function insertFreeOffer(tx: Tx, companyId: CompanyId, offer: FreeOffer): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({
      companyId,
      planId: offer.planId,
      status: 'ACTIVE',
      priceUsd: 0,
      postingsLeft: offer.postings,
      candidatesPerJob: offer.candidatesPerJob,
      features: [...offer.features],
      freeOffer: true,
      endsAt: offer.days === null ? null : sql`now() + make_interval(days => ${offer.days})`,
    })
    .onConflictDoNothing()
}

/** Takes one posting if one is left, however many ask at once; null when none is. */
export async function takePosting(
  tx: Tx,
  companyId: CompanyId,
): Promise<{ candidatesPerJob: number } | null> {
  const rows = await tx
    .update(subscriptions)
    .set({ postingsLeft: sql`${subscriptions.postingsLeft} - 1` })
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.postingsLeft, 0),
        current,
      ),
    )
    .returning({ candidatesPerJob: subscriptions.candidatesPerJob })
  return rows[0] ?? null
}

/** What these companies hold now; under the system role for more than one. */
export async function selectCurrent(tx: Tx, companyIds: readonly CompanyId[]) {
  return tx
    .select({
      companyId: subscriptions.companyId,
      planName: plans.name,
      postingsLeft: subscriptions.postingsLeft,
      features: subscriptions.features,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(inArray(subscriptions.companyId, [...companyIds]), eq(subscriptions.status, 'ACTIVE'), current),
    )
}

const over = sql<boolean>`coalesce(${subscriptions.endsAt} <= now(), false)`

/** Newest first, each with the name of its plan. */
export async function selectSubscriptions(tx: Tx, companyId: CompanyId) {
  return tx
    .select({
      id: subscriptions.id,
      planName: plans.name,
      priceUsd: subscriptions.priceUsd,
      status: subscriptions.status,
      over,
      postingsLeft: subscriptions.postingsLeft,
      candidatesPerJob: subscriptions.candidatesPerJob,
      createdAt: subscriptions.createdAt,
      endsAt: subscriptions.endsAt,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
}

export async function selectPostingRights(tx: Tx, companyId: CompanyId): Promise<PostingRight[]> {
  return tx
    .select({
      status: subscriptions.status,
      over,
      postingsLeft: subscriptions.postingsLeft,
    })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
}

export async function selectSubscriptionRows(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
}

/** Ends what is over, so that rows say what everybody is told. */
export async function expirePlans(tx: Tx): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'EXPIRED' })
    .where(and(eq(subscriptions.status, 'ACTIVE'), lte(subscriptions.endsAt, sql`now()`)))
}

/** Notes that the holders of plans that end within days are told; answers with those who were not. */
export async function markWarned(tx: Tx, days: number, most: number) {
  const ending = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'ACTIVE'),
        isNull(subscriptions.warnedAt),
        gt(subscriptions.endsAt, sql`now()`),
        lte(subscriptions.endsAt, sql`now() + make_interval(days => ${days})`),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true })
  return tx
    .update(subscriptions)
    .set({ warnedAt: sql`now()` })
    .where(inArray(subscriptions.id, ending))
    .returning({ id: subscriptions.id, companyId: subscriptions.companyId })
}

/** A subscription that is active now, or null. */
export async function findRunning(
  tx: Tx,
  { companyId, subscriptionId }: { companyId: CompanyId; subscriptionId: string },
) {
  const [row] = await tx
    .select({
      planName: plans.name,
      freeOffer: subscriptions.freeOffer,
      endsAt: subscriptions.endsAt,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.status, 'ACTIVE'),
        current,
      ),
    )
  return row ?? null
}
