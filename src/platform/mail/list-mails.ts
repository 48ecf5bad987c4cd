import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectMailsAfter } from './store.ts'
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
