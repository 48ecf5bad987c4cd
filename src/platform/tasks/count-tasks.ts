import type { Tx } from '#platform/database/database.ts'
import { queueIsMade, selectTaskCounts } from './store.ts'

/** How many tasks wait, and how many failed for good; null before the first start. Needs `forSystem`. */
export async function countTasks(tx: Tx): Promise<{ waiting: number; failed: number } | null> {
  return (await queueIsMade(tx)) ? selectTaskCounts(tx) : null
}
