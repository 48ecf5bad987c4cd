import type { Tx } from '#platform/database/database.ts'

/** By how many milliseconds the database's clock is ahead of ours, to within the time of one question. */
export async function readClockAhead(tx: Tx, now: () => number): Promise<number> {
  const asked = now()
  const { rows } = await tx.$client.query<{ now: Date }>('select clock_timestamp() as now')
  const answered = now()
  const theirs = rows[0]?.now.getTime() ?? answered
  return Math.round(theirs - (asked + answered) / 2)
}
