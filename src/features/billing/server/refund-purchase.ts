import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { refundedMail } from './mails.ts'
import { lockBuyer } from './purchases/lock-buyer.ts'
import { closePurchase } from './purchases/store.ts'

/**
 * Records a refund: as the terms say, only where the plan was not activated. Buyers may have transferred before they
 * cancelled or chose another plan. Throws NOT_FOUND or NOT_REFUNDABLE.
 */
export function refundPurchase(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  operatorId: string,
  purchaseId: PurchaseId,
  { amountTnd, reason }: { amountTnd: number; reason: string },
): Promise<void> {
  return db.forSystem(async (tx) => {
    const key = await lockBuyer(tx, purchaseId)
    const end = { state: 'refunded', reason, refundedTnd: amountTnd } as const
    if (!(await closePurchase(tx, key, end, ['waiting', 'submitted', 'refused', 'cancelled'])))
      throw new Refusal('NOT_REFUNDABLE')
    const about = { companyId: key.companyId, subjectId: purchaseId }
    await mail.send(tx, refundedMail, about)
    await audit.record(tx, { ...about, actor: operatorId, action: 'purchase.refunded' })
  })
}
