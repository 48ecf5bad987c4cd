import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockBuyer } from './purchases/lock-buyer.ts'
import { activatePending, decidePurchase, endPaidPlan } from './purchases/store.ts'

/**
 * The payment arrived: the pending plan becomes the only active one, and its invoice gets a number, all or nothing.
 * Throws NOT_FOUND or ALREADY_DECIDED.
 */
export function confirmPurchase(
  platform: Pick<Platform, 'db' | 'config' | 'tasks' | 'audit'>,
  operatorId: string,
  purchaseId: PurchaseId,
): Promise<{ invoiceNumber: string }> {
  return platform.db.forSystem(async (tx) => {
    const key = await lockBuyer(tx, purchaseId)
    const { companyId } = key
    const purchase = await decidePurchase(tx, key, { state: 'confirmed' })
    if (!purchase) throw new Refusal('ALREADY_DECIDED')
    await endPaidPlan(tx, companyId)
    const month = await activatePending(tx, key)
    const invoiceNumber = await issueInvoice(platform, tx, { ...purchase, ...key, ...month })
    const action = 'purchase.confirmed'
    await platform.audit.record(tx, { companyId, actor: operatorId, action, subjectId: purchaseId })
    return { invoiceNumber }
  })
}
