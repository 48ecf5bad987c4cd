import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockPurchases } from './purchases/lock-buyer.ts'
import { closePurchase, findPurchase } from './purchases/store.ts'

/** Cancels a purchase that is not decided yet; throws NOT_FOUND or ALREADY_DECIDED. */
export function cancelPurchase(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  purchaseId: PurchaseId,
): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    await lockPurchases(tx, companyId)
    const key = { companyId, purchaseId }
    if (!(await findPurchase(tx, key))) throw new Refusal('NOT_FOUND')
    if (!(await closePurchase(tx, key, { state: 'cancelled' }))) throw new Refusal('ALREADY_DECIDED')
    await audit.record(tx, { companyId, actor: userId, action: 'purchase.cancelled', subjectId: purchaseId })
  })
}
