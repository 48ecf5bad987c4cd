import type { Tx } from '#platform/database/database.ts'
import { selectRunCounts } from './store.ts'

/** How many assessments wait or have failed, over all companies. Needs `forSystem`. */
export const countRuns = (tx: Tx) => selectRunCounts(tx)
