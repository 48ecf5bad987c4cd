import type { Tx } from '#platform/database/database.ts'
import { queueIsMade, selectTaskCounts } from './store.ts'

/** How many tasks are owed, and how many were given up; null before a start made the queue. Needs the system door. */
export async function countTasks(tx: Tx): Promise<{ waiting: number; failed: number } | null> {
  return (await queueIsMade(tx)) ? selectTaskCounts(tx) : null
}
