import type { CompanyId } from '#contract/ids.ts'
import { endOffersTo } from '#features/interviews/server/offer-seats.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteAddresses } from './store.ts'

/** Deletes addresses from all waiting lists of a company, with the places kept for them; answers with the ids under which mails may be queued. */
export async function eraseWaiting(
  deps: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return []
  await endOffersTo(deps, tx, companyId, emails)
  return deleteAddresses(tx, companyId, emails)
}
