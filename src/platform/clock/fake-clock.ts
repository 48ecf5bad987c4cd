import type { Clock } from './clock.ts'

/** A clock that a test sets and advances. */
export interface FakeClock extends Clock {
  set(instant: Date | string): void
  advance(milliseconds: number): void
}

export function fakeClock(start: Date | string = '2026-11-21T09:00:00Z'): FakeClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant)
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
