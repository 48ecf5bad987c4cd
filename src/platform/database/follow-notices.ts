import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The one channel of PostgreSQL on which the product announces changes with `pg_notify`. */
const channel = 'mindhire'
export const listen = `listen ${channel}`

const beatMs = 2_000
const retryMs = 1_000

/** Gets the payload of each notice; null when some may have been missed. */
export type Heard = (payload: string | null) => void

export interface Follower {
  /** Whether every notice of another process arrives. While it is false nothing may be taken for unchanged. */
  isLive(): boolean
}

/** Keeps a connection that hears the notices of all processes, and opens it again when it is lost. */
export function followNotices(config: pg.ClientConfig, heard: Heard): Follower & { stop(): Promise<void> } {
  const stopping = new AbortController()
  let live = false
  const setLive = (now: boolean) => {
    if (live && !now) heard(null)
    live = now
  }
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await hear({ config, heard, setLive, signal: stopping.signal }).catch(() => undefined)
      await rest(retryMs, stopping.signal)
    }
  })()
  return {
    isLive: () => live,
    stop: async () => {
      stopping.abort()
      await following
    },
  }
}

interface Hearing {
  config: pg.ClientConfig
  heard: Heard
  setLive(live: boolean): void
  signal: AbortSignal
}

async function hear({ config, heard, setLive, signal }: Hearing): Promise<void> {
  const client = new pg.Client({ ...config, query_timeout: beatMs })
  client.on('error', () => setLive(false))
  client.on('end', () => setLive(false))
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(listen)
    setLive(await isDirect(client))
    while (!signal.aborted) {
      await rest(beatMs, signal)
      await client.query('select 1')
    }
  } finally {
    setLive(false)
    await client.end()
  }
}

/** A pooler that lends a connection for one transaction passes no notices on; it also makes its own process ids up. */
async function isDirect(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  return rows[0]?.pid === (client as pg.Client & { processID?: number }).processID
}

/** Keeps no process alive. */
const rest = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
