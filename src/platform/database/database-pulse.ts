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
  const asker = openAsker(config)
  let timer: NodeJS.Timeout | undefined
  let missed = 0

  // Beats are counted rather than milliseconds: while this process is busy itself none passes.
  function beat(): void {
    if (asker.isAsking()) missed += 1
    else void asker.ask().then(() => (missed = 0))
    if (missed >= beatsMissed) for (const tell of waiting) tell(standsStill())
  }

  return {
    async whileBeating(work) {
      timer ??= setInterval(beat, beatMs).unref()
      if (missed >= beatsMissed) throw standsStill()
      const { promise: stalled, reject: tell } = Promise.withResolvers<never>()
      waiting.add(tell)
      try {
        return await Promise.race([work(), stalled])
      } finally {
        waiting.delete(tell)
      }
    },
    async stop() {
      clearInterval(timer)
      await asker.stop()
    },
  }
}

/** Asks one question at a time; a database that is down, not frozen, is no concern of the pulse. */
function openAsker(config: pg.ClientConfig) {
  let client: pg.Client | null = null
  let asking = false
  let stopped = false
  const lose = async () => {
    const lost = client
    client = null
    await lost?.end().catch(() => undefined)
  }
  return {
    isAsking: () => asking,
    ask: async () => {
      asking = true
      try {
        client ??= await connected(config, () => {
          client = null
        })
        if (stopped) await lose()
        else await client.query('select 1')
      } catch {
        await lose()
      } finally {
        asking = false
      }
    },
    stop: async () => {
      stopped = true
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
