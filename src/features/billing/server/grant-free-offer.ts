import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { freeOfferOf } from './rules.ts'
import { insertFreeOffer } from './store.ts'

/** Gives the company what this installation gives for nothing; once, however often it is called. */
export async function grantFreeOffer(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
): Promise<void> {
  const offer = freeOfferOf(config)
  if (offer) await insertFreeOffer(tx, companyId, offer)
}
