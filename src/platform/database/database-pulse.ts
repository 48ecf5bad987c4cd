import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'

const beatMs = 400
/** So many beats without an answer: the database stands still. */
const beatsMissed = 3

export interface Pulse {
  /** What the work gives, or DatabaseUnavailable as soon as the database stands still; at once while it does. */
  whileBeating<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/**
 * Asks a database for a sign of life over a connection of its own, from the first work on. A frozen one keeps its
 * connections open, and each statement would wait for its own time-out.
 */
export function openPulse(config: pg.ClientConfig): Pulse {
  const waiting = new Set<(error: DatabaseUnavailable) => void>()
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let asking = false
  let missed = 0
  let stopped = false

  async function ask(): Promise<void> {
    asking = true
    try {
      client ??= await connected(config, () => {
        client = null
      })
      if (stopped) await lose()
      else await client.query('select 1')
    } catch {
      // Down, not frozen: whoever connects is told so.
      await lose()
    } finally {
      asking = false
      missed = 0
    }
  }

  async function lose(): Promise<void> {
    const lost = client
    client = null
    await lost?.end().catch(() => undefined)
  }

  // Beats are counted rather than milliseconds: while this process is busy itself none passes.
  function beat(): void {
    if (!asking) return void ask()
    missed += 1
    if (missed < beatsMissed) return
    for (const tell of waiting) tell(standsStill())
  }

  return {
    async whileBeating(work) {
      if (!stopped) timer ??= setInterval(beat, beatMs).unref()
      if (missed >= beatsMissed) throw standsStill()
      let tell: (error: DatabaseUnavailable) => void = () => undefined
      const stalled = new Promise<never>((_resolve, reject) => {
        tell = reject
      })
      waiting.add(tell)
      try {
        return await Promise.race([work(), stalled])
      } finally {
        waiting.delete(tell)
      }
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      timer = undefined
      await lose()
    },
  }
}

const standsStill = () => new DatabaseUnavailable('The database does not answer')

async function connected(config: pg.ClientConfig, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'mindhire pulse' })
  client.on('error', onLost)
  await client.connect()
  return client
}
