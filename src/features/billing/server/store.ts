import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FreeOffer } from './rules.ts'
import { plans, subscriptions } from './tables.ts'

const expired = sql<boolean>`coalesce(${subscriptions.endsAt} <= now(), false)`

/** The one subscription that a company uses now: the free one is paused while another one is active. */
const current = sql<boolean>`(${and(
  eq(subscriptions.status, 'ACTIVE'),
  not(expired),
  or(
    not(subscriptions.freeOffer),
    sql`not exists (select from subscriptions paid where paid.company_id = subscriptions.company_id
          and paid.status = 'ACTIVE' and not paid.free_offer and paid.ends_at > now())`,
  ),
)})`

export async function selectPlans(tx: Tx) {
  return tx.select().from(plans).orderBy(asc(plans.priceUsd), asc(plans.id))
}

/** Does nothing when the company has had its free offer. */
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

/** Takes one posting if one is left, however many call in parallel; null when none is. */
export async function takePosting(
  tx: Tx,
  companyId: CompanyId,
): Promise<{ candidatesPerJob: number } | null> {
  const rows = await tx
    .update(subscriptions)
    .set({ postingsLeft: sql`${subscriptions.postingsLeft} - 1` })
    .where(and(eq(subscriptions.companyId, companyId), gt(subscriptions.postingsLeft, 0), current))
    .returning({ candidatesPerJob: subscriptions.candidatesPerJob })
  return rows[0] ?? null
}

/** The current plans of these companies; under the system role for more than one. */
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
    .where(and(inArray(subscriptions.companyId, [...companyIds]), current))
}

/** Newest first, each with the name of its plan. */
export async function selectSubscriptions(tx: Tx, companyId: CompanyId) {
  return tx
    .select({
      id: subscriptions.id,
      planName: plans.name,
      priceUsd: subscriptions.priceUsd,
      status: subscriptions.status,
      expired,
      isCurrent: current,
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

export async function selectSubscriptionRows(tx: Tx, companyId: CompanyId) {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
}

/** Ends what has expired, so that the rows say it too. */
export async function expirePlans(tx: Tx): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'EXPIRED' })
    .where(and(eq(subscriptions.status, 'ACTIVE'), lte(subscriptions.endsAt, sql`now()`)))
}

/** Records that the holders of plans that end within these days are warned; returns those not warned before. */
export async function markWarned(tx: Tx, days: number, limit: number) {
  const ending = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        current,
        isNull(subscriptions.warnedAt),
        lte(subscriptions.endsAt, sql`now() + make_interval(days => ${days})`),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(subscriptions)
    .set({ warnedAt: sql`now()` })
    .where(inArray(subscriptions.id, ending))
    .returning({ id: subscriptions.id, companyId: subscriptions.companyId })
}

/** The subscription that the company uses now, if it is this one. */
export async function findCurrent(
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
    .where(and(eq(subscriptions.companyId, companyId), eq(subscriptions.id, subscriptionId), current))
  return row ?? null
}

/** The free subscription that lasts beyond this moment, or null. */
export async function findFreeAfter(tx: Tx, companyId: CompanyId, moment: Date) {
  const [row] = await tx
    .select({ postingsLeft: subscriptions.postingsLeft })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        subscriptions.freeOffer,
        eq(subscriptions.status, 'ACTIVE'),
        or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, moment)),
      ),
    )
  return row ?? null
}
