import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from './database.ts'
import { DatabaseUnavailable, isUnavailable, sqlState } from './database-unavailable.ts'

const worthRepeating = new Set(['40001', '40P01'])
const repeats = 3

/** Runs `work` in one transaction opened by `begin`; repeats it after a serialization failure or a deadlock. */
export async function inTransaction<T>(pool: Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let repeat = 1; ; repeat++) {
    try {
      return await once(pool, begin, work)
    } catch (error) {
      if (repeat > repeats || !worthRepeating.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * 20 * repeat)
    }
  }
}

async function once<T>(pool: Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connect(pool)
  let lost: Error | undefined
  // Without a listener a connection that drops while it is out of the pool would end the process.
  const onLost = (error: Error) => {
    lost = error
  }
  client.on('error', onLost)
  let broken = false
  try {
    await client.query(begin)
    const result = await work(transactionOn(client))
    const end = await client.query('commit')
    if (end.command !== 'COMMIT')
      throw new Error('A failed statement was swallowed, and the transaction is rolled back')
    return result
  } catch (error) {
    broken = lost !== undefined || !(await rollBack(client, error))
    if (lost || isUnavailable(error))
      throw new DatabaseUnavailable('The database went away', { cause: error })
    throw error
  } finally {
    client.off('error', onLost)
    client.release(broken)
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable('The database does not answer', { cause: error })
  }
}

function transactionOn(client: PoolClient): Tx {
  const tx = drizzle(client)
  // Drizzle would send a second BEGIN and its COMMIT would end ours, role and all.
  return Object.assign(tx, { transaction: () => Promise.reject(new Error('Already in a transaction')) })
}

async function rollBack(client: PoolClient, because: unknown): Promise<boolean> {
  // After a client-side timeout the connection is still busy: a rollback would wait behind the statement.
  if (because instanceof Error && /Query read timeout/.test(`${because.message} ${String(because.cause)}`))
    return false
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
