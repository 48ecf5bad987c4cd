import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import type { OwnerConnection } from './connect-database.ts'
import { sqlState } from './database-unavailable.ts'
import { type EmbeddedFolders, embeddedFolders } from './embedded-folders.ts'
import {
  describeServerError,
  makeCluster,
  removeStalePid,
  startPostmaster,
  stopPostmaster,
} from './embedded-server.ts'

/** A share in an embedded server. The last of all processes to stop theirs stops the server. */
export interface EmbeddedPostgres {
  /** Reaches the server's maintenance database as its superuser. */
  owner: OwnerConnection
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Further settings, used when this process starts the server. */
  settings?: Readonly<Record<string, string>>
}

const leaseKey = 7_301_945
const patience = 30_000
const stalePidAfter = 5_000
const maxFailures = 5
const killedSeenWithin = 1_000

/** Starts the server of a data folder or joins the one that runs; starts it again should it die. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = embeddedFolders(dataDir)
  const owner = { host: folders.socketFolder, port: 5432, user: 'app', database: 'postgres' }
  let stopping = false
  let lease: Promise<pg.Client | null> = hold()

  async function hold(): Promise<pg.Client> {
    const client = await leaseOn(folders, owner, settings)
    client.once('end', () => {
      if (stopping) return
      log.warn({}, 'the embedded database stopped and is being restarted')
      lease = hold().catch((error: unknown) => {
        log.error({ reason: String(error) }, 'the embedded database could not be restarted')
        return null
      })
    })
    return client
  }

  await lease
  return {
    owner,
    async stop() {
      if (stopping) return
      stopping = true
      const client = await lease
      if (!client) return
      if (await isLast(client)) await stopPostmaster(folders)
      await client.end().catch(() => undefined)
    },
  }
}

/** A connection with a shared lock on it, to a server started if need be. */
async function leaseOn(
  folders: EmbeddedFolders,
  owner: OwnerConnection,
  settings: Readonly<Record<string, string>>,
): Promise<pg.Client> {
  const began = Date.now()
  let starting = false
  let failures = 0
  while (Date.now() - began < patience && failures < maxFailures) {
    const lease = await tryLease(owner)
    if (typeof lease === 'object') return lease
    if (lease === 'no server' && !starting) {
      makeCluster(folders)
      const late = Date.now() - began > stalePidAfter
      if (late) removeStalePid(folders)
      starting = true
      void startPostmaster(folders, settings).then(() => {
        starting = false
        // Before that it may have met another process's server, or a stale file.
        if (late) failures++
      })
    }
    await pause(25)
  }
  throw describeServerError(folders)
}

async function tryLease(owner: OwnerConnection): Promise<pg.Client | 'no server' | 'busy'> {
  const client = new pg.Client({
    ...owner,
    application_name: 'mindhire lease',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  // A server that dies is noticed by the end of the connection.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) held', [
      leaseKey,
    ])
    if (rows[0]?.held) return client
  } catch (error) {
    // With an SQLSTATE it was a server that answered: one that is starting or stopping.
    if (sqlState(error) === null) return 'no server'
  }
  // Another process is stopping it.
  await client.end().catch(() => undefined)
  return 'busy'
}

/** Whether no other process holds a lease. The server needs a moment to notice a killed process. */
async function isLast(client: pg.Client): Promise<boolean> {
  const began = Date.now()
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [leaseKey])
    do {
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) last', [
        leaseKey,
      ])
      if (rows[0]?.last) return true
      await pause(50)
    } while (Date.now() - began < killedSeenWithin)
  } catch {
    // The server is gone already.
  }
  return false
}
