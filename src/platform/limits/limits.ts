/** One count: how many uses of `key` are taken within a stretch of time that begins with the first. */
export interface Limit {
  /** Names the call and its caller, e.g. `POST /api/auth/login address 192.0.2.7`; only a keyed hash of it is kept. */
  key: string
  max: number
  minutes: number
}

/** Thrown when a limit is reached; answered 429 with `Retry-After`. */
export class LimitReached extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests')
    this.name = 'LimitReached'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Counts in the database, shared by all processes. With RATE_LIMITS=off nothing is counted. */
export interface Limits {
  /** Counts one use under each limit; throws LimitReached when one of them was full already. */
  take(limits: readonly Limit[]): Promise<void>
  /** Takes one use back under each limit. */
  refund(limits: readonly Limit[]): Promise<void>
  /** Starts the counts again from zero. */
  clear(limits: readonly Limit[]): Promise<void>
  /** Removes counts that have ended; returns how many. */
  sweep(): Promise<number>
}
