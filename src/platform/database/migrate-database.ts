import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { OwnerConnection } from './connect-database.ts'
import { DatabaseNotStarted } from './database-unavailable.ts'
import { withClient } from './with-client.ts'

/** A numbered SQL file. */
export interface Migration {
  name: string
  sql: string
  checksum: string
}

const folder = join(import.meta.dirname, '../../../migrations')
// Any number will do, as long as every process takes the same.
const lockKey = 7_301_946
const minVersion = 15
const connectionTimeoutMillis = 10_000

/** The migrations in order of their numbers. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings a database up to date and returns the names of what it applied. Each file runs once, in a transaction of
 * its own, in one process at a time. A file that was edited after it ran is refused.
 */
export function migrateDatabase(owner: OwnerConnection, migrations = readMigrations()): Promise<string[]> {
  const config = { ...owner, application_name: 'mindhire migrations', connectionTimeoutMillis }
  return withClient(config, async (client) => {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { pending, edited } = await compare(client, migrations)
    if (edited.length > 0)
      throw new DatabaseNotStarted(
        `Migration ${edited.map(({ name }) => name).join(', ')} was edited after it ran: restore it and add a new one`,
      )
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  })
}

/** A database compared with the migrations. */
export interface MigrationState {
  /** Of PostgreSQL. */
  version: string
  applied: number
  pending: string[]
  /** Those whose file changed after they ran. */
  edited: string[]
}

/** Changes nothing. */
export function readMigrationState(
  owner: OwnerConnection,
  migrations = readMigrations(),
): Promise<MigrationState> {
  const config = { ...owner, application_name: 'mindhire doctor', connectionTimeoutMillis }
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ version: string; made: boolean }>(
      "select current_setting('server_version') as version, to_regclass('schema_migrations') is not null as made",
    )
    const { version = '', made = false } = rows[0] ?? {}
    const { applied, pending, edited } = made
      ? await compare(client, migrations)
      : { applied: 0, pending: migrations, edited: [] }
    const names = (some: readonly Migration[]) => some.map(({ name }) => name)
    return { version, applied, pending: names(pending), edited: names(edited) }
  })
}

async function compare(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query<Omit<Migration, 'sql'>>('select name, checksum from schema_migrations')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return {
    applied: applied.size,
    pending: migrations.filter(({ name }) => !applied.has(name)),
    edited: migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum),
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const [found] = rows
  if (found && found.number < minVersion * 10_000)
    throw new DatabaseNotStarted(
      `The database runs PostgreSQL ${found.version}: it must be ${minVersion} or newer.`,
    )
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
