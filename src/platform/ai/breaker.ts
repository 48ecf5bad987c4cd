export type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * Stops calling an endpoint that does not work: closed, until several calls in a row failed; open, while it rests; then
 * half-open, when one call may try. If that one works it is closed again, else it rests twice as long.
 */
export interface Breaker {
  state(): BreakerState
  /** False while it rests, and while another call is trying. Whoever gets true reports how it went. */
  pass(): boolean
  report(outcome: 'worked' | 'failed' | 'unknown'): void
}

export interface BreakerOptions {
  now: () => number
  failures?: number
  restMs?: number
  longestRestMs?: number
}

export function openBreaker(options: BreakerOptions): Breaker {
  const { now, failures = 5, restMs = 30_000, longestRestMs = 15 * 60_000 } = options
  let failedInARow = 0
  let rest = restMs
  let restsUntil: number | null = null
  let trying = false
  const state = (): BreakerState =>
    restsUntil === null ? 'closed' : now() < restsUntil ? 'open' : 'half-open'
  return {
    state,
    pass() {
      if (state() === 'closed') return true
      if (state() === 'open' || trying) return false
      trying = true
      return true
    },
    report(outcome) {
      const tried = trying
      trying = false
      if (outcome === 'worked') {
        failedInARow = 0
        rest = restMs
        restsUntil = null
      } else if (outcome === 'failed') {
        failedInARow++
        if (tried) rest = Math.min(rest * 2, longestRestMs)
        // Those that were under way when it opened say nothing new.
        if (tried || (restsUntil === null && failedInARow >= failures)) restsUntil = now() + rest
      }
    },
  }
}
