import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import {
  connectDatabase,
  type OpenDatabase,
  type OwnerConnection,
} from '#platform/database/connect-database.ts'
import { sqlState } from '#platform/database/database-unavailable.ts'
import { makeLogins } from '#platform/database/make-logins.ts'
import { migrateDatabase, readMigrations } from '#platform/database/migrate-database.ts'
import { withClient } from '#platform/database/with-client.ts'
import { joinTestCluster, silentLog } from './test-cluster.ts'

/** A migrated, empty database of one's own, and a way to reach it past all roles. */
export interface FreshDatabase {
  database: OpenDatabase
  /** As the owner of the tables, past row-level security: to inspect rows. */
  owner: OwnerConnection
  /** Drops it. */
  close(): Promise<void>
}

// One share for all test files of a worker: giving one back waits a second for other processes, so it ends with the worker.
let sharedCluster: ReturnType<typeof joinTestCluster> | undefined

const templateLock = 7_301_947
const keptTemplates = 3

/** Copies the migrated template, in about 0.1 s. */
export async function freshDatabase(): Promise<FreshDatabase> {
  sharedCluster ??= joinTestCluster()
  const cluster = await sharedCluster
  const name = `test_${Date.now()}_${randomBytes(6).toString('hex')}`
  const owner = { ...cluster.owner, database: name }
  const logins = await withClient(cluster.owner, async (client) => {
    await client.query(`create database ${name} template ${await migratedTemplate(client, cluster.owner)}`)
    return makeLogins(client)
  })
  const database = connectDatabase(owner, silentLog, { connections: 6, logins })
  return {
    database,
    owner,
    async close() {
      await database.close()
      await withClient(cluster.owner, (client) => dropWhenLeft(client, name))
    },
  }
}

/**
 * A closed pool's connections end a moment later: dropped by force before that, the server's last word to them
 * would be an unhandled error.
 */
async function dropWhenLeft(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const { rows } = await client.query<{ connections: number }>(
      'select count(*)::int as connections from pg_stat_activity where datname = $1',
      [name],
    )
    if (rows[0]?.connections === 0) break
    await pause(25)
  }
  await client.query(`drop database if exists ${name} with (force)`)
}

/** The template of today's migrations, made by the first who asks. */
async function migratedTemplate(client: pg.Client, server: OwnerConnection): Promise<string> {
  const migrations = readMigrations()
  const template = `template_${createHash('sha256')
    .update(migrations.map(({ name, checksum }) => name + checksum).join())
    .digest('hex')
    .slice(0, 16)}`
  const exists = async () =>
    (await client.query('select from pg_database where datname = $1', [template])).rowCount === 1
  if (await exists()) return template
  await client.query('select pg_advisory_lock($1)', [templateLock])
  try {
    if (await exists()) return template
    await dropLeftOvers(client)
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished}`)
    try {
      await migrateDatabase({ ...server, database: unfinished }, migrations)
      await client.query(`alter database ${unfinished} rename to ${template}`)
    } catch (error) {
      await client.query(`drop database if exists ${unfinished} with (force)`)
      throw error
    }
    return template
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

/** Databases of killed test runs, and the templates of migrations long past. */
async function dropLeftOvers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `(select datname as name from pg_database where datname ~ '^test_\\d+_' and split_part(datname, '_', 2)::bigint < $1)
     union all (select datname from pg_database where datname like 'template\\_%' order by oid desc offset $2)`,
    [Date.now() - 3_600_000, keptTemplates],
  )
  for (const { name } of rows) {
    // In use after all: the next one will drop it.
    await client.query(`drop database if exists ${name}`).catch((error: unknown) => {
      if (sqlState(error) !== '55006') throw error
    })
  }
}
