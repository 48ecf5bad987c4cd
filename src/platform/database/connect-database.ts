import { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import type { CompanyId } from '#contract/ids.ts'
import type { Log } from '#platform/log/log.ts'
import type { Database, LinkedCandidate, Person, Tx } from './database.ts'
import { openPulse } from './database-pulse.ts'
import { DatabaseUnavailable, sqlState } from './database-unavailable.ts'
import { followNotices, listen } from './follow-notices.ts'
import { type Login, type Logins, signedInAs } from './make-logins.ts'
import { statementNames } from './statement-names.ts'
import { type Connections, inTransaction } from './transactions.ts'

/** How the driver reaches the database as the owner of its tables: for migrations and the task queue. */
export interface OwnerConnection {
  connectionString?: string
  /** Of an embedded server, the folder of its socket. */
  host?: string
  port?: number
  user?: string
  database?: string
}

/** A database and the connections to it, which `close` ends. */
export interface OpenDatabase extends Database {
  owner: OwnerConnection
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

interface ConnectOptions {
  connections?: number
  /** Without them, whoever `owner` names: then a request could become each role. */
  logins?: Logins | undefined
}

/** Opens a migrated database. Connects at first use, so it never fails itself. */
export function connectDatabase(
  owner: OwnerConnection,
  log: Log,
  options: ConnectOptions = {},
): OpenDatabase {
  const config = {
    ...owner,
    application_name: 'mindhire',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Statements that are begun together, as by Promise.all, go out in one round trip.
    pipeline: true,
  }
  const notices = new EventEmitter<{ notice: [string] }>()
  const followers: ReturnType<typeof followNotices>[] = []
  // A transaction's own notices arrive before its commit is answered, so its maker never sees an old session.
  // The pool awaits this, which its types do not say.
  const listenToNotices: (client: pg.ClientBase) => unknown = async (client) => {
    client.on('notification', ({ payload = '' }) => notices.emit('notice', payload))
    await client.query(listen)
  }
  const poolOf = (login?: Login) =>
    openPool(
      { ...config, ...(login && signedInAs(owner, login)) },
      { log, connections: options.connections, onConnect: listenToNotices },
    )
  const pool = poolOf(options.logins?.company)
  const systemPool = options.logins ? poolOf(options.logins.system) : pool
  const ours = { pool, names: statementNames() }
  const systems = { pool: systemPool, names: statementNames() }
  const pulse = openPulse(config)
  const run = <T>(connections: Connections, begin: string, work: (tx: Tx) => Promise<T>) =>
    pulse.whileBeating(() => inTransaction(connections, begin, work))
  return {
    owner,
    forCompany: (companyId, work) => run(ours, beginForCompany(companyId), work),
    forPerson: (person, work) => run(ours, beginForPerson(person), work),
    forCandidate: (candidate, work) => run(ours, beginForCandidate(candidate), work),
    forSystem: (work) => run(systems, 'begin; set local role mindhire_system', work),
    async ping() {
      const { rows } = await pulse
        .whileBeating(() => pool.query<{ time: Date }>('select clock_timestamp() "time"'))
        .catch((error: unknown) => {
          throw new DatabaseUnavailable('The database does not answer', { cause: error })
        })
      return (rows as [{ time: Date }])[0].time
    },
    follow(heard) {
      notices.on('notice', heard)
      const follower = followNotices(config, heard)
      followers.push(follower)
      return follower
    },
    async close() {
      await pulse.stop()
      await Promise.all(followers.map((follower) => follower.stop()))
      for (const one of new Set([pool, systemPool])) if (!one.ended) await one.end()
    },
  }
}

interface PoolOptions {
  log: Log
  connections: number | undefined
  onConnect: (client: pg.ClientBase) => unknown
}

function openPool(config: pg.ClientConfig, { log, connections, onConnect }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: connections ?? Math.max(4, 2 * availableParallelism()),
    // Somebody who reads a page for half a minute finds connections and their parsed statements again.
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    onConnect,
  })
  pool.on('error', (error) => log.warn({ code: sqlState(error) }, 'an idle database connection was lost'))
  return pool
}

function beginForCompany(companyId: CompanyId): string {
  return `begin; set local role mindhire_tenant; set local app.company_id = '${checkedId(companyId, 'company')}'`
}

function beginForPerson({ companyId, userId }: Person): string {
  return `begin; set local role mindhire_person; set local app.company_id = '${checkedId(companyId, 'company')}'; set local app.user_id = '${checkedId(userId, 'user')}'`
}

function beginForCandidate({ companyId, candidateId }: LinkedCandidate): string {
  return `begin; set local role mindhire_candidate; set local app.company_id = '${checkedId(companyId, 'company')}'; set local app.candidate_id = '${checkedId(candidateId, 'candidate')}'`
}

function checkedId(id: string, kind: string): string {
  if (!uuid.test(id)) throw new TypeError(`Not the id of a ${kind}`)
  return id
}
