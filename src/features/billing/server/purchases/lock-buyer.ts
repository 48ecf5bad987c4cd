import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { lockCompany } from '#features/accounts/server/change-company.ts'
import type { Tx } from '#platform/database/database.ts'
import { findBuyerOf, type PurchaseKey } from './store.ts'

/** Serialises buying, cancelling and deciding for one company; throws NOT_FOUND without the company. */
export async function lockPurchases(tx: Tx, companyId: CompanyId): Promise<void> {
  if (!(await lockCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
}

/** For operators, who know the purchase alone: finds its company and locks it; throws NOT_FOUND. */
export async function lockBuyer(tx: Tx, purchaseId: PurchaseId): Promise<PurchaseKey> {
  const companyId = await findBuyerOf(tx, purchaseId)
  if (!companyId) throw new Refusal('NOT_FOUND')
  await lockPurchases(tx, companyId)
  return { companyId, purchaseId }
}
