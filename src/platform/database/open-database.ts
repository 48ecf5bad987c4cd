import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'
import { connectDatabase, type OpenDatabase, type OwnerConnection } from './connect-database.ts'
import { sqlState } from './database-unavailable.ts'
import { describeOpenError } from './describe-open-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { type Logins, makeLogins, makeLoginsWithPasswords } from './make-logins.ts'
import { migrateDatabase } from './migrate-database.ts'
import { tooMighty } from './too-mighty.ts'
import { withClient } from './with-client.ts'

interface Opening {
  config: Pick<Config, 'DATABASE_URL' | 'dataDir'>
  log: Log
}

/**
 * Opens the installation's database, migrated: the one of DATABASE_URL, else the embedded one, which it starts.
 * Throws DatabaseNotStarted with a sentence for the person who starts it.
 */
export async function openDatabase({ config, log }: Opening): Promise<OpenDatabase> {
  const { owner, stop } = await reachDatabase({ config, log })
  try {
    await migrate(owner, log)
    const logins = config.DATABASE_URL ? await loginsOf(owner, log) : await withClient(owner, makeLogins)
    const database = connectDatabase(owner, log, { logins })
    return {
      ...database,
      async close() {
        try {
          await database.close()
        } finally {
          await stop()
        }
      },
    }
  } catch (error) {
    await stop()
    throw describeOpenError(error)
  }
}

/** Connects to the database as it is, not migrated; starts the embedded server where it does not run. */
export async function reachDatabase({
  config,
  log,
}: Opening): Promise<{ owner: OwnerConnection; stop(): Promise<void> }> {
  if (config.DATABASE_URL)
    return { owner: { connectionString: config.DATABASE_URL }, stop: () => Promise.resolve() }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  try {
    return { owner: await ownDatabase(embedded), stop: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    throw describeOpenError(error)
  }
}

/** Undefined, and said in the log, where requests must run as the role of DATABASE_URL itself. */
async function loginsOf(owner: OwnerConnection, log: Log): Promise<Logins | undefined> {
  const reason = await withClient(owner, tooMighty)
  if (reason) log.warn({}, reason)
  const logins = await makeLoginsWithPasswords(owner).catch((error: unknown) => {
    log.warn(
      { code: sqlState(error) },
      'roles of its own for requests could not be made: see SECURITY.md, D22',
    )
    return null
  })
  return logins ?? undefined
}

async function migrate(owner: OwnerConnection, log: Log): Promise<void> {
  const applied = await migrateDatabase(owner)
  if (applied.length > 0) log.info({ applied }, 'the database was migrated')
}

async function ownDatabase({ owner }: EmbeddedPostgres): Promise<OwnerConnection> {
  await withClient(owner, (client) => client.query('create database mindhire')).catch((error: unknown) => {
    // There already, or being made by another process.
    if (!['42P04', '23505'].includes(sqlState(error) ?? '')) throw error
  })
  return { ...owner, database: 'mindhire' }
}
