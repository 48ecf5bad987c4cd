const dayMs = 86_400_000
/** How far one run follows the clock. After an outage a daily run catches up two days a day. */
const maxStepDays = 3

/**
 * The time that retention goes by: the clock's, but at most three days after the time it believed last. A clock that
 * jumps ahead can so erase what is due within days, and somebody has the time to see the warning.
 */
export function believedTime(clock: Date, last: Date): Date {
  return new Date(Math.min(clock.getTime(), last.getTime() + maxStepDays * dayMs))
}

/** Those without activity since then are due; on the 31st the last day of a shorter month. */
export function monthsBefore(at: Date, months: number): Date {
  const first = new Date(at)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return first
}
