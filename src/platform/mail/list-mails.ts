import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { countUnsent, selectMailsAbout, selectMailsAfter, selectUndeliveredMails } from './store.ts'
import type { MailRow } from './tables.ts'

export type ListedMail = Pick<MailRow, 'id' | 'kind' | 'subjectId' | 'status' | 'createdAt' | 'sentAt'>

/** Which mails the company's work has sent, or owes, in the order of their ids; none when `after` was the last. */
export function listMails(
  tx: Tx,
  companyId: CompanyId,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedMail[]> {
  return selectMailsAfter(tx, companyId, after, limit)
}

/** The mails about some subjects with their state, the first one first. */
export const listMailsAbout = selectMailsAbout

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
