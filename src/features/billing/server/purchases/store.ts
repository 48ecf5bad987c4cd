import { and, asc, count, desc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PurchaseState } from '../../contract/options.ts'
import { plans, purchases, subscriptions } from '../tables.ts'

export type PurchaseRow = typeof purchases.$inferSelect
export type PlanRow = typeof plans.$inferSelect

export interface PurchaseKey {
  companyId: CompanyId
  purchaseId: PurchaseId
}

const openStates: PurchaseState[] = ['waiting', 'submitted']
const isOpen = inArray(purchases.state, openStates)
const isPurchase = ({ companyId, purchaseId }: PurchaseKey) =>
  and(eq(purchases.companyId, companyId), eq(purchases.id, purchaseId))
const isPendingOf = ({ companyId, purchaseId }: PurchaseKey) =>
  and(
    eq(subscriptions.companyId, companyId),
    eq(subscriptions.purchaseId, purchaseId),
    eq(subscriptions.status, 'PENDING'),
  )

export async function findPlan(tx: Tx, planId: string): Promise<PlanRow | null> {
  const [row] = await tx.select().from(plans).where(eq(plans.id, planId))
  return row ?? null
}

/** With the plan's subscription, which is pending until the payment is confirmed. */
export async function insertPurchase(
  tx: Tx,
  companyId: CompanyId,
  { id: planId, name: planName, priceUsd, postings: postingsLeft, candidatesPerJob, features }: PlanRow,
  price: Pick<PurchaseRow, 'amountTnd' | 'reference'>,
): Promise<PurchaseId> {
  const [row] = await tx
    .insert(purchases)
    .values({ companyId, planId, planName, priceUsd, ...price })
    .returning({ id: purchases.id })
  if (!row) throw new Error('The purchase was not written')
  const limits = { postingsLeft, candidatesPerJob, features }
  await tx
    .insert(subscriptions)
    .values({ companyId, purchaseId: row.id, planId, status: 'PENDING', priceUsd, ...limits })
  return row.id
}

/** The purchase that is not decided yet; there is one at most. */
export async function findOpenPurchase(tx: Tx, companyId: CompanyId): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.companyId, companyId), isOpen))
  return row ?? null
}

export async function findPurchase(tx: Tx, key: PurchaseKey): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(isPurchase(key))
  return row ?? null
}

const maxShown = 200

/** Newest first, as far back as anybody looks. */
export async function selectPurchases(tx: Tx, companyId: CompanyId): Promise<PurchaseRow[]> {
  return tx
    .select()
    .from(purchases)
    .where(eq(purchases.companyId, companyId))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(maxShown)
}

interface PurchaseEnd {
  state: PurchaseState
  reason?: string
  refundedTnd?: number
}

/** Takes a purchase from one of these states to a final one; null when it is in none of them. */
export async function decidePurchase(
  tx: Tx,
  key: PurchaseKey,
  end: PurchaseEnd,
  from: PurchaseState[] = openStates,
): Promise<PurchaseRow | null> {
  const [row] = await tx
    .update(purchases)
    .set({ ...end, decidedAt: sql`now()` })
    .where(and(isPurchase(key), inArray(purchases.state, from)))
    .returning()
  return row ?? null
}

/** As `decidePurchase`, where the plan does not begin; false when the purchase is in none of these states. */
export async function closePurchase(
  tx: Tx,
  key: PurchaseKey,
  end: PurchaseEnd,
  from?: PurchaseState[],
): Promise<boolean> {
  if (!(await decidePurchase(tx, key, end, from))) return false
  await tx.delete(subscriptions).where(isPendingOf(key))
  return true
}

/** null when it is decided. */
export async function putScreenshot(
  tx: Tx,
  key: PurchaseKey,
  screenshot: { screenshotKey: string; screenshotHash: string },
): Promise<PurchaseRow | null> {
  const [row] = await tx
    .update(purchases)
    .set({ ...screenshot, state: 'submitted', submittedAt: sql`now()` })
    .where(and(isPurchase(key), isOpen))
    .returning()
  return row ?? null
}

/** Ends the plan that was paid for before; the free one is only paused. */
export async function endPaidPlan(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'EXPIRED', endsAt: sql`least(${subscriptions.endsAt}, now())` })
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.status, 'ACTIVE'),
        not(subscriptions.freeOffer),
      ),
    )
}

/** Begins the month that was paid for. */
export async function activatePending(tx: Tx, key: PurchaseKey): Promise<{ from: Date; until: Date }> {
  const [row] = await tx
    .update(subscriptions)
    .set({ status: 'ACTIVE', endsAt: sql`now() + interval '1 month'` })
    .where(isPendingOf(key))
    .returning({
      from: sql`now()`.mapWith(subscriptions.createdAt),
      until: subscriptions.endsAt,
    })
  if (!row?.until) throw new Error('A purchase that waits has no subscription')
  return { from: row.from, until: row.until }
}

/** Whose purchase it is; under the system role, for operators know the purchase alone. */
export async function findBuyerOf(tx: Tx, purchaseId: PurchaseId): Promise<CompanyId | null> {
  const [row] = await tx
    .select({ companyId: purchases.companyId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
  return row?.companyId ?? null
}

const priority = sql<boolean>`exists (
  select from ${subscriptions} held
  where held.company_id = purchases.company_id and held.status in ('ACTIVE', 'PENDING')
    and (held.ends_at is null or held.ends_at > now()) and 'prioritySupport' = any (held.features))`

export interface PurchaseQuery {
  which: 'to-review' | 'all'
  page: number
  size: number
}

/** One more than the page holds when there are more. Those to review oldest first, priority before all; or all newest first. */
export async function selectAllPurchases(tx: Tx, { which, page, size }: PurchaseQuery) {
  const rows = tx
    .select({ purchase: purchases, priority })
    .from(purchases)
    .offset(page * size)
    .limit(size + 1)
    .$dynamic()
  return which === 'all'
    ? rows.orderBy(desc(purchases.createdAt), desc(purchases.id))
    : rows
        .where(eq(purchases.state, 'submitted'))
        .orderBy(desc(priority), asc(purchases.submittedAt), asc(purchases.id))
}

export async function countToReview(tx: Tx): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(purchases).where(eq(purchases.state, 'submitted'))
  return row?.found ?? 0
}

// Of 8192. What another format or size made of a picture differs by up to 7; another transfer in the same app by 3 to 35:
// so it is a reason to look, and nothing more.
const sameWithinBits = 12
// A picture that is sent a thousand times is noticed by the first few.
const maxAlike = 5
// Reading a hash takes longer than comparing it: each is read once, and of so many the newest.
const maxCompared = 20_000

/** Other purchases with the same picture, by the purchase they are like: of each a few, the oldest first. */
export async function selectSamePictures(tx: Tx, ids: readonly PurchaseId[]) {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{
    of: PurchaseId
    id: PurchaseId
    company_id: CompanyId
    reference: string
  }>(sql`
    with hashed as (
      select id, company_id, reference, created_at, ('x' || screenshot_hash)::bit(8192) as bits
      from purchases where screenshot_hash is not null
      order by created_at desc limit ${maxCompared}
    ), pictures as materialized (
      -- Pictures that differ in few bits have almost as many of them set.
      select hashed.*, bit_count(bits) as lit from hashed offset 0
    )
    select one.id as of, alike.id, alike.company_id, alike.reference
    from pictures one cross join lateral (
      select other.* from pictures other
      where other.id <> one.id and other.lit between one.lit - ${sameWithinBits} and one.lit + ${sameWithinBits}
        and bit_count(one.bits # other.bits) <= ${sameWithinBits}
      order by other.created_at, other.id limit ${maxAlike}
    ) alike
    where ${inArray(sql`one.id`, [...ids])}
    order by alike.created_at, alike.id`)
  return rows.map(({ of, id, company_id: companyId, reference }) => ({ of, id, companyId, reference }))
}

/** Screenshots of purchases that were closed so many days ago. */
export async function selectOldScreenshots(tx: Tx, days: number, limit: number) {
  return tx
    .select({ companyId: purchases.companyId, purchaseId: purchases.id, key: purchases.screenshotKey })
    .from(purchases)
    .where(
      and(
        inArray(purchases.state, ['refused', 'cancelled', 'refunded']),
        sql`${purchases.decidedAt} < now() - make_interval(days => ${days})`,
        isNotNull(purchases.screenshotKey),
      ),
    )
    .limit(limit)
}

export async function forgetScreenshot(tx: Tx, key: PurchaseKey): Promise<void> {
  await tx.update(purchases).set({ screenshotKey: null, screenshotHash: null }).where(isPurchase(key))
}

/** Oldest first. */
export async function selectPurchaseRows(tx: Tx, companyId: CompanyId): Promise<PurchaseRow[]> {
  return tx
    .select()
    .from(purchases)
    .where(eq(purchases.companyId, companyId))
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
}
