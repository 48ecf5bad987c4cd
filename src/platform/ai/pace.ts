import { setTimeout as sleep } from 'node:timers/promises'

/** Time for calls: a clock and a pause, both replaceable in tests. */
export interface Pace {
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Rejects when the signal comes first. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
  /** One call. */
  callMs: number
  /** Everything that is asked about one candidate, or for one job. */
  runMs: number
  /** How often a failed call is made again. */
  retries: number
}

export const realPace: Pace = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  callMs: 45_000,
  runMs: 180_000,
  retries: 2,
}
