/** The time as operations see it. Expiry that two processes must agree on is decided by the database's `now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
