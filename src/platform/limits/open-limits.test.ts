import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeClock } from '#platform/clock/fake-clock.ts'
import type { Config } from '#platform/config/config.ts'
import { connectDatabase, type OpenDatabase } from '#platform/database/connect-database.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { requestCost } from '#testing/request-cost.ts'
import { silentLog } from '#testing/test-cluster.ts'
import { type Limit, LimitReached, type Limits } from './limits.ts'
import { openLimits } from './open-limits.ts'

const config = { RATE_LIMITS: 'on', secretKey: 'x'.repeat(48) } as Config
const clock = fakeClock()
let fresh: FreshDatabase
let second: OpenDatabase
/** Two processes: each has its own connections and knows of the other through the database alone. */
let here: Limits
let there: Limits
let limit: Limit
let sequence = 0

beforeAll(async () => {
  fresh = await freshDatabase()
  second = connectDatabase(fresh.owner, silentLog, { connections: 6 })
  here = openLimits({ db: fresh.database, clock, config })
  there = openLimits({ db: second, clock, config })
})
afterAll(async () => {
  await second.close()
  await fresh.close()
})
beforeEach(() => {
  limit = named('one')
})

function named(name: string, more: Partial<Limit> = {}): Limit {
  sequence += 1
  return { key: `${name} ${sequence}`, max: 5, minutes: 15, ...more }
}

const retryOf = async (taking: Promise<void>) => {
  try {
    await taking
    return undefined
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    return error.retryAfterSeconds
  }
}
const times = async (count: number, limits: readonly Limit[], by = here) => {
  for (let one = 0; one < count; one++) await by.take(limits)
}

describe('a limit', () => {
  it('takes up to its maximum, and names when it starts again', async () => {
    await times(5, [limit])
    clock.advance(60_000)
    expect(await retryOf(here.take([limit]))).toBe(14 * 60)
  })

  it('of two concurrent processes takes as many as of one', async () => {
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, one) => retryOf((one % 2 === 0 ? here : there).take([limit]))),
    )
    expect(taken.filter((retry) => retry === undefined)).toHaveLength(5)
  })

  it('starts again when its time has passed, however often it was called meanwhile', async () => {
    await times(5, [limit])
    for (let minute = 0; minute < 15; minute++) {
      expect(await retryOf(there.take([limit]))).toBe((15 - minute) * 60)
      clock.advance(60_000)
    }
    await times(5, [limit], there)
    expect(await retryOf(here.take([limit]))).toBe(15 * 60)
  })

  it('begins with the first use, not with the last', async () => {
    await here.take([limit])
    clock.advance(14 * 60_000)
    await times(4, [limit])
    clock.advance(60_000)
    await times(5, [limit])
  })

  it('that is full keeps the others from counting', async () => {
    const wide = named('wide', { max: 6 })
    await times(5, [limit, wide])
    for (let one = 0; one < 9; one++) await retryOf(here.take([limit, wide]))
    await here.take([wide])
    expect(await retryOf(here.take([wide]))).toBeGreaterThan(0)
  })

  it('costs four round trips, of however many limits', async () => {
    const many = [1, 2, 3].map((number) => named(`trips ${number}`))
    const cost = await requestCost(fresh, () => here.take(many))
    expect([cost.roundTrips, cost.statements.length]).toEqual([4, 4])
    expect((await requestCost(fresh, () => here.refund(many))).roundTrips).toBe(3)
  })

  it('counts each key by itself', async () => {
    await times(5, [limit])
    await times(5, [named('other')])
  })

  it('stays counted when the transaction around its cause is rolled back', async () => {
    await times(4, [limit])
    const failed = here.take([limit]).then(() =>
      fresh.database.forSystem(async () => {
        throw new Error('rolled back')
      }),
    )
    await expect(failed).rejects.toThrow('rolled back')
    expect(await retryOf(here.take([limit]))).toBeGreaterThan(0)
  })

  it('of several in any order cannot deadlock', async () => {
    const [a, b, c] = [1, 2, 3].map(() => named('many', { max: 1000 })) as [Limit, Limit, Limit]
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ]
    await Promise.all(
      Array.from({ length: 60 }, (_, one) => (one % 2 === 0 ? here : there).take(orders[one % 3] ?? [])),
    )
  })
})

describe('a welcome use', () => {
  it('can be given back, once', async () => {
    await times(5, [limit])
    await there.refund([limit])
    await here.take([limit])
    expect(await retryOf(here.take([limit]))).toBeGreaterThan(0)
  })

  it('given back too often leaves no more than the limit', async () => {
    await here.take([limit])
    for (let one = 0; one < 5; one++) await here.refund([limit])
    await times(5, [limit])
    expect(await retryOf(here.take([limit]))).toBeGreaterThan(0)
  })

  it('can clear the count', async () => {
    await times(5, [limit])
    await there.clear([limit])
    await times(5, [limit])
  })
})

describe('what is kept', () => {
  const kept = () =>
    fresh.database.forSystem(async (tx) => {
      const { rows } = await tx.$client.query<{ key: string }>('select key from rate_limits')
      return rows.map(({ key }) => key)
    })

  it('identifies no caller, and cannot be guessed without the key of the installation', async () => {
    const secret = named('amira@example.org 192.0.2.7')
    const other = openLimits({ db: second, clock, config: { ...config, secretKey: 'y'.repeat(48) } })
    const before = (await kept()).length
    await here.take([secret])
    await other.take([secret])
    expect(await kept()).toHaveLength(before + 2)
    for (const key of await kept()) expect(key).toMatch(/^[\w-]{43}$/)
  })

  it('is removed once it has ended, and not before', async () => {
    clock.advance(3_600_000)
    await here.sweep()
    await here.take([limit])
    await here.take([named('short', { minutes: 1 })])
    clock.advance(60_000)
    expect(await here.sweep()).toBe(1)
    expect(await kept()).toHaveLength(1)
  })

  it('is nothing at all with RATE_LIMITS=off', async () => {
    const off = openLimits({ db: second, clock, config: { ...config, RATE_LIMITS: 'off' } })
    const before = await kept()
    await times(50, [limit], off)
    expect(await kept()).toEqual(before)
  })
})
