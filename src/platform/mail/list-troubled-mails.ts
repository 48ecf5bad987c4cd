import type { Tx } from '#platform/database/database.ts'
import { countMailsOwed, selectTroubledMails } from './store.ts'
import type { MailRow } from './tables.ts'

export type TroubledMail = Pick<
  MailRow,
  'id' | 'kind' | 'companyId' | 'status' | 'attempts' | 'lastError' | 'createdAt'
>

/** Mails of all companies that were given up, or wait after many tries, newest first. Needs the system door. */
export function listTroubledMails(tx: Tx, page: { offset: number; most: number }): Promise<TroubledMail[]> {
  return selectTroubledMails(tx, page)
}

/** How many mails of all companies wait, and how many were given up. Needs the system door. */
export function countOwedMails(tx: Tx): Promise<{ waiting: number; dead: number }> {
  return countMailsOwed(tx)
}
