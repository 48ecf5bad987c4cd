import type { Tx } from '#platform/database/database.ts'
import { retentionClock } from '../tables.ts'

/** The time that retention believed last, or when the installation was made. Under the system role only. */
export async function lockBelievedTime(tx: Tx): Promise<Date> {
  const [row] = await tx.select().from(retentionClock).for('update')
  if (!row) throw new Error('Retention has no clock')
  return row.believedAt
}

export async function putBelievedTime(tx: Tx, believedAt: Date): Promise<void> {
  await tx.update(retentionClock).set({ believedAt })
}
