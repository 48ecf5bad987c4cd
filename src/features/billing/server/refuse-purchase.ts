import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { refusedMail } from './mails.ts'
import { lockBuyer } from './purchases/lock-buyer.ts'
import { decidePurchase, deletePendingOf } from './purchases/store.ts'

/** The payment did not arrive or is not right; the buyer reads why. Throws NOT_FOUND or ALREADY_DECIDED. */
export function refusePurchase(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  operatorId: string,
  purchaseId: PurchaseId,
  reason: string,
): Promise<void> {
  return db.forSystem(async (tx) => {
    const key = await lockBuyer(tx, purchaseId)
    const { companyId } = key
    if (!(await decidePurchase(tx, key, ['waiting', 'submitted'], { state: 'refused', reason })))
      throw new Refusal('ALREADY_DECIDED')
    await deletePendingOf(tx, key)
    await mail.send(tx, refusedMail, { companyId, subjectId: purchaseId })
    await audit.record(tx, {
      companyId,
      actor: operatorId,
      action: 'purchase.refused',
      subjectId: purchaseId,
    })
  })
}
