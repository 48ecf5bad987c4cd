import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg, { type Pool, type PoolClient, type QueryConfig } from 'pg'
import type { Tx } from './database.ts'
import { DatabaseUnavailable, isUnavailable, sqlState } from './database-unavailable.ts'
import type { StatementNames } from './statement-names.ts'

const worthRepeating = new Set(['40001', '40P01'])
// A pooler gave the connection to somebody else in between, or a migration changed what a statement answers.
const namesAreStale = new Set(['26000', '42P05', '0A000'])
const repeats = 3

const { builtins } = pg.types
const asText = (text: string) => text
// pg goes through an array letter by letter.
const readSmallints = (text: string) =>
  JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`) as unknown
// Instants as drizzle reads them: its columns make dates themselves.
const readers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.DATE, asText],
  [1005, readSmallints],
])
const readTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    readers.get(type) ?? pg.types.getTypeParser(type, format as 'text'),
}

/** The connections of a database, and the names its statements have on them. */
export interface Connections {
  pool: Pool
  names: StatementNames
}

/**
 * Runs `work` in one transaction opened by `begin`; repeats it after a serialization failure, a deadlock, or when
 * connections do not keep named statements, which then get no names any more.
 */
export async function inTransaction<T>(
  connections: Connections,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let repeat = 1; ; repeat++) {
    try {
      return await once(connections, begin, work)
    } catch (error) {
      const state = sqlState(error) ?? ''
      const stale = namesAreStale.has(state)
      if (stale) connections.names.stop()
      if (repeat > repeats || !(stale || worthRepeating.has(state))) throw error
      await pause(Math.random() * 20 * repeat)
    }
  }
}

async function once<T>(
  { pool, names }: Connections,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await connect(pool)
  let lost: Error | undefined
  // Without a listener a connection that drops while it is out of the pool would end the process.
  const onLost = (error: Error) => {
    lost = error
  }
  client.on('error', onLost)
  const state = { over: false }
  let broken = false
  try {
    corkUntilNextTick(client)
    const begun = client.query(begin)
    const [result] = await Promise.all([work(transactionOn(client, { names, begun, state })), begun])
    state.over = true
    const end = await client.query('commit')
    if (end.command !== 'COMMIT')
      throw new Error('A failed statement was swallowed, and the transaction is rolled back')
    return result
  } catch (error) {
    state.over = true
    broken = lost !== undefined || !(await rollBack(client, error))
    if (lost || isUnavailable(error))
      throw new DatabaseUnavailable('The database went away', { cause: error })
    throw error
  } finally {
    client.off('error', onLost)
    client.release(broken)
  }
}

/** BEGIN and the reads that follow at once leave in one write. */
function corkUntilNextTick(client: PoolClient): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable('The database does not answer', { cause: error })
  }
}

interface Opened {
  names: StatementNames
  begun: Promise<unknown>
  state: { readonly over: boolean }
}

function transactionOn(client: PoolClient, { names: { nameOf }, begun, state }: Opened): Tx {
  const checkOpen = () => {
    // Of several that began together one has failed: the others must not go on without role and company.
    if (state.over) throw new Error('The transaction is over')
  }
  const query = async (statement: QueryConfig | string, values: unknown[]) => {
    await begun
    checkOpen()
    return client.query(statement as QueryConfig, values)
  }
  const tx = drizzle({
    query: (statement: QueryConfig, values: unknown[]) =>
      query({ ...statement, name: nameOf(statement.text) }, values),
  } as PoolClient)
  return Object.assign(tx, {
    $client: { query } as Tx['$client'],
    readRows: async (text: string, values: unknown[]) => {
      checkOpen()
      const statement = { text, name: nameOf(text), rowMode: 'array' as const, types: readTypes }
      const { rows } = await client.query<unknown[]>(statement, values)
      return rows
    },
    // Drizzle would send a second BEGIN and its COMMIT would end ours, role and all.
    transaction: () => Promise.reject(new Error('Already in a transaction')),
  })
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
