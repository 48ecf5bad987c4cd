/** The database does not answer, is going down or is full: the request may be tried again later (503). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The database cannot be started or opened at all; the message is one sentence with the remedy. */
export class DatabaseNotStarted extends Error {}

// 08: connection; 53: no disk space, no memory, too many connections; 57P01-57P05: shut down, crashed, starting, dropped,
// idle too long; 58030: a read or write of the disk failed.
const unavailable = /^(08...|53[0-3]00|57P0[1-5]|58030)$/

/** SQLSTATE of an error of the driver or of drizzle, which wraps it. */
export function sqlState(error: unknown): string | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth++
  ) {
    if ('code' in current && typeof current.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(current.code))
      return current.code
  }
  return null
}

export function isUnavailable(error: unknown): boolean {
  return unavailable.test(sqlState(error) ?? '')
}
