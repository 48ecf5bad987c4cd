import { createHmac } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type Limit, LimitReached, type Limits } from './limits.ts'
import { type Count, deleteCount, deleteOver, findReset, giveOneBack, takeOne } from './store.ts'

const minute = 60_000

/**
 * Counts under keyed hashes, each call in a short transaction of its own: what is rolled back later stays counted.
 * Not to be called inside a transaction, which would hold two connections.
 */
export function openLimits({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>): Limits {
  if (config.RATE_LIMITS === 'off') return uncounted
  const countOf = ({ key, max, minutes }: Limit, now: Date): Count => ({
    key: createHmac('sha256', config.secretKey).update(`limit\n${key}`).digest('base64url'),
    max,
    resetsAt: new Date(now.getTime() + minutes * minute),
  })
  const forEach = async (
    limits: readonly Limit[],
    work: (tx: Tx, count: Count, now: Date) => Promise<void>,
  ) => {
    if (limits.length === 0) return
    const now = clock.now()
    // Everybody takes the rows in the same order, so that nobody waits for each other.
    const counts = limits.map((limit) => countOf(limit, now)).sort((a, b) => (a.key < b.key ? -1 : 1))
    await db.forSystem(async (tx) => {
      for (const count of counts) await work(tx, count, now)
    })
  }
  return {
    // A full one rolls the others back: they are counted together or not at all.
    take: (limits) =>
      forEach(limits, async (tx, count, now) => {
        if (await takeOne(tx, count, now)) return
        const until = (await findReset(tx, count.key)) ?? now
        throw new LimitReached(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)))
      }),
    giveBack: (limits) => forEach(limits, (tx, { key }) => giveOneBack(tx, key)),
    clear: (limits) => forEach(limits, (tx, { key }) => deleteCount(tx, key)),
    sweep: () => db.forSystem((tx) => deleteOver(tx, clock.now())),
  }
}

const uncounted: Limits = {
  take: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
  sweep: async () => 0,
}
