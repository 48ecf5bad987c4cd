import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { refusedMail } from './mails.ts'
import { lockBuyer } from './purchases/lock-buyer.ts'
import { closePurchase } from './purchases/store.ts'

/** The payment did not arrive or is wrong; the buyer reads the reason. Throws NOT_FOUND or ALREADY_DECIDED. */
export function refusePurchase(
  { db, mail, audit }: Pick<Platform, 'db' | 'mail' | 'audit'>,
  operatorId: string,
  purchaseId: PurchaseId,
  reason: string,
): Promise<void> {
  return db.forSystem(async (tx) => {
    const key = await lockBuyer(tx, purchaseId)
    if (!(await closePurchase(tx, key, { state: 'refused', reason }))) throw new Refusal('ALREADY_DECIDED')
    const about = { companyId: key.companyId, subjectId: purchaseId }
    await mail.send(tx, refusedMail, about)
    await audit.record(tx, { ...about, actor: operatorId, action: 'purchase.refused' })
  })
}
