import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { deleteAddresses } from './store.ts'

/** Deletes addresses from all waiting lists of a company; answers with the ids under which mails may be queued. */
export async function eraseWaiting(
  tx: Tx,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<string[]> {
  return emails.length === 0 ? [] : deleteAddresses(tx, companyId, emails)
}
