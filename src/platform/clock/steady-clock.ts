import type { Clock } from './clock.ts'

/** What the machine says: the time of day in milliseconds, and milliseconds that no jump of it moves. */
interface Machine {
  time(): number
  elapsed(): number
}

interface SteadyClockOptions {
  /** The time of another clock: the database's. */
  askOther: () => Promise<Date>
  warn: (about: { jumpedBySeconds: number; believed: boolean }) => void
  machine?: Machine
}

export interface SteadyClock extends Clock {
  /** Asks the other clock about a jump; by itself it does so each ten seconds. */
  look(): Promise<void>
  close(): Promise<void>
}

/** A time server that sets the clock bit by bit is followed at once. */
const followedMs = 2_000
const lookEveryMs = 10_000
const thisMachine: Machine = { time: Date.now, elapsed: () => performance.now() }

/**
 * The time of this machine. When it jumps under a running process, time goes on as before, until the other clock is
 * nearer to the new time: a machine that slept is believed, a wrong time server is not.
 */
export function steadyClock({ askOther, warn, machine = thisMachine }: SteadyClockOptions): SteadyClock {
  let believed = machine.time() - machine.elapsed()
  let warnedOf = 0
  const steady = () => believed + machine.elapsed()
  const jump = () => {
    const by = machine.time() - steady()
    if (Math.abs(by) > followedMs) return by
    believed += by
    return 0
  }
  const look = async () => {
    if (jump() === 0) return
    const other = await askOther().then(Number, () => null)
    const by = jump()
    if (other === null || by === 0) return
    const isBelieved = Math.abs(other - machine.time()) < Math.abs(other - steady())
    if (isBelieved) believed += by
    if (isBelieved || Math.abs(by - warnedOf) > followedMs)
      warn({ jumpedBySeconds: Math.round(by / 1000), believed: isBelieved })
    warnedOf = isBelieved ? 0 : by
  }
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return {
    now: () => {
      jump()
      return new Date(steady())
    },
    look,
    close: async () => clearInterval(timer),
  }
}
