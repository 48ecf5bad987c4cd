import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { refundedMail } from './mails.ts'
import { lockBuyer } from './purchases/lock-buyer.ts'
import { decidePurchase, deletePendingOf } from './purchases/store.ts'

/**
 * Records that money went back: as the terms say, only where the plan was not activated. Buyers cancel, or choose
 * another plan, after they transferred too. Throws NOT_FOUND or NOT_REFUNDABLE.
 */
export function refundPurchase(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  operatorId: string,
  purchaseId: PurchaseId,
  { amountTnd, reason }: { amountTnd: number; reason: string },
): Promise<void> {
  return db.forSystem(async (tx) => {
    const key = await lockBuyer(tx, purchaseId)
    const { companyId } = key
    const end = { state: 'refunded', reason, refundedTnd: amountTnd } as const
    if (!(await decidePurchase(tx, key, ['waiting', 'submitted', 'refused', 'cancelled'], end)))
      throw new Refusal('NOT_REFUNDABLE')
    await deletePendingOf(tx, key)
    await mail.send(tx, refundedMail, { companyId, subjectId: purchaseId })
    await audit.record(tx, {
      companyId,
      actor: operatorId,
      action: 'purchase.refunded',
      subjectId: purchaseId,
    })
  })
}
