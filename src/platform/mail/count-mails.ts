import type { Tx } from '#platform/database/database.ts'
import { selectMailCounts } from './store.ts'

/** How many mails there are in each state. Needs `forSystem`. */
export const countMails = (tx: Tx) => selectMailCounts(tx)
