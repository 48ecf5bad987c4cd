export type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * Stops calling an endpoint that does not work: closed, until many calls in a row failed; open, while it rests; then
 * half-open, when the first call that ends decides: it closes, or rests twice as long. How many calls try at once then
 * is for the limit.
 */
export interface Breaker {
  state(): BreakerState
  report(outcome: 'worked' | 'failed'): void
}

export interface BreakerOptions {
  now: () => number
  /** More than the calls about one candidate: a moment's fault of the network is no reason to rest. */
  failures?: number
  restMs?: number
  maxRestMs?: number
}

export function openBreaker(options: BreakerOptions): Breaker {
  const { now, failures = 10, restMs = 30_000, maxRestMs = 15 * 60_000 } = options
  let failedInARow = 0
  let rest = restMs
  let restsUntil: number | null = null
  const state = (): BreakerState =>
    restsUntil === null ? 'closed' : now() < restsUntil ? 'open' : 'half-open'
  return {
    state,
    report(outcome) {
      if (outcome === 'worked') {
        failedInARow = 0
        rest = restMs
        restsUntil = null
        return
      }
      failedInARow++
      const was = state()
      // Calls that were under way when it opened say nothing new.
      if (was === 'open') return
      if (was === 'half-open') rest = Math.min(rest * 2, maxRestMs)
      if (was === 'half-open' || failedInARow >= failures) restsUntil = now() + rest
    },
  }
}
