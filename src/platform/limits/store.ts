import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { rateLimits } from './tables.ts'

/** One stored count: its hashed key, its maximum, and when it resets if it starts now. */
export interface Count {
  key: string
  max: number
  resetsAt: Date
}

/** Takes one use in one statement, so that processes count together; false when it was full, which changes nothing. */
export async function takeOne(tx: Tx, { key, max, resetsAt }: Count, now: Date): Promise<boolean> {
  const over = lte(rateLimits.resetsAt, now)
  const rows = await tx
    .insert(rateLimits)
    .values({ key, used: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${over} then 1 else ${rateLimits.used} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.used} < ${max}`,
    })
    .returning({ used: rateLimits.used })
  return rows.length === 1
}

/** When the last full count resets; null when none is full. Takes no lock. */
export async function findFull(tx: Tx, counts: readonly Count[], now: Date): Promise<Date | null> {
  const keys = counts.map(({ key }) => key)
  const rows = await tx
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.resetsAt, now)))
  const maxima = new Map(counts.map(({ key, max }) => [key, max]))
  const full = rows.filter(({ key, used }) => used >= (maxima.get(key) ?? used))
  return full.length === 0 ? null : new Date(Math.max(...full.map(({ resetsAt }) => resetsAt.getTime())))
}

export async function refundOne(tx: Tx, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ used: sql`${rateLimits.used} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.used, 0)))
}

export async function deleteCount(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteOver(tx: Tx, now: Date): Promise<number> {
  const { rowCount } = await tx.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
  return rowCount ?? 0
}
