import { createHmac } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type Limit, LimitReached, type Limits } from './limits.ts'
import { type Count, deleteCount, deleteOver, findFull, refundOne, takeOne } from './store.ts'

const minute = 60_000

/**
 * Counts under keyed hashes, each call in a short transaction of its own: a later rollback stays counted.
 * Not to be called inside a transaction, which would hold two connections.
 */
export function openLimits({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Limits {
  if (config.RATE_LIMITS === 'off') return uncounted
  const countOf = ({ key, max, minutes }: Limit, now: Date): Count => ({
    key: createHmac('sha256', config.secretKey).update(`limit\n${key}`).digest('base64url'),
    max,
    resetsAt: new Date(now.getTime() + minutes * minute),
  })
  const inOrder = async (
    limits: readonly Limit[],
    work: (tx: Tx, counts: readonly Count[], now: Date) => Promise<void>,
  ) => {
    if (limits.length === 0) return
    const now = clock.now()
    // All calls lock the rows in the same order, so that none deadlock.
    const counts = limits.map((limit) => countOf(limit, now)).sort((a, b) => (a.key < b.key ? -1 : 1))
    await db.forSystem((tx) => work(tx, counts, now))
  }
  const forEach = (limits: readonly Limit[], work: (tx: Tx, key: string) => Promise<void>) =>
    inOrder(limits, async (tx, counts) => {
      await Promise.all(counts.map(({ key }) => work(tx, key)))
    })
  return {
    take: (limits) =>
      inOrder(limits, async (tx, counts, now) => {
        // A flood of calls past the limit must not wait for the row's lock.
        const full = await findFull(tx, counts, now)
        if (full) throw reached(full, now)
        const taken = await Promise.all(counts.map((count) => takeOne(tx, count, now)))
        if (taken.every(Boolean)) return
        // Filled since. The others are rolled back: limits are taken together or not at all.
        throw reached((await findFull(tx, counts, now)) ?? now, now)
      }),
    refund: (limits) => forEach(limits, refundOne),
    clear: (limits) => forEach(limits, deleteCount),
    sweep: () => db.forSystem((tx) => deleteOver(tx, clock.now())),
  }
}

function reached(until: Date, now: Date): LimitReached {
  return new LimitReached(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))
}

const uncounted: Limits = {
  take: async () => undefined,
  refund: async () => undefined,
  clear: async () => undefined,
  sweep: async () => 0,
}
