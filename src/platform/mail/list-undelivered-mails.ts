import type { Tx } from '#platform/database/database.ts'
import { countUnsent, selectUndeliveredMails } from './store.ts'
import type { MailRow } from './tables.ts'

export type UndeliveredMail = Pick<
  MailRow,
  'id' | 'kind' | 'companyId' | 'status' | 'attempts' | 'lastError' | 'createdAt'
>

/** Mails of all companies that are dead or wait after many attempts, newest first. Needs `forSystem`. */
export function listUndeliveredMails(
  tx: Tx,
  page: { offset: number; limit: number },
): Promise<UndeliveredMail[]> {
  return selectUndeliveredMails(tx, page)
}

/** How many mails of all companies wait, and how many are dead. Needs `forSystem`. */
export function countUnsentMails(tx: Tx): Promise<{ waiting: number; dead: number }> {
  return countUnsent(tx)
}
