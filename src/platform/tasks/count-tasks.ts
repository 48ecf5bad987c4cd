import type { Tx } from '#platform/database/database.ts'
import { queueIsMade, selectQueueAge, selectTaskCounts } from './store.ts'

export interface TaskCounts {
  waiting: number
  failed: number
  /** How long the oldest that is due has waited. */
  oldestSeconds: number
}

/** How many tasks wait, and how many failed for good; null before the first start. Needs `forSystem`. */
export async function countTasks(tx: Tx): Promise<TaskCounts | null> {
  if (!(await queueIsMade(tx))) return null
  return { ...(await selectTaskCounts(tx)), oldestSeconds: await selectQueueAge(tx) }
}
