import { randomInt } from 'node:crypto'
import type { AuditAction } from '#contract/audit-action.ts'
import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockPurchases } from './purchases/lock-buyer.ts'
import { closePurchase, findOpenPurchase, findPlan, insertPurchase } from './purchases/store.ts'
import { dinarsFor } from './rules.ts'

/**
 * Buys a plan at the price of today: other pending purchases are cancelled, and the current plan stays until the
 * payment is confirmed. Called again for the same plan it answers with the same purchase. Throws UNKNOWN_PLAN,
 * NOTHING_TO_BUY, or ACCOUNT_ENDS: nobody pays for a month that is erased.
 */
export function buyPlan(
  { db, config, audit }: Pick<Platform, 'db' | 'config' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  planId: string,
): Promise<{ purchaseId: PurchaseId; planName: string }> {
  if (config.BILLING === 'off') throw new Refusal('NOTHING_TO_BUY')
  return db.forCompany(companyId, async (tx) => {
    const plan = await findPlan(tx, planId)
    if (!plan || plan.priceUsd === 0) throw new Refusal('UNKNOWN_PLAN')
    await lockPurchases(tx, companyId)
    const open = await findOpenPurchase(tx, companyId)
    if (open?.planId === planId) return { purchaseId: open.id, planName: open.planName }
    if ((await getCompany(tx, companyId)).deleteAt) throw new Refusal('ACCOUNT_ENDS')
    const record = (action: AuditAction, subjectId: string) =>
      audit.record(tx, { companyId, actor: userId, action, subjectId })
    if (open) await closePurchase(tx, { companyId, purchaseId: open.id }, { state: 'cancelled' })
    const price = { amountTnd: dinarsFor(plan.priceUsd, config), reference: newReference() }
    const purchaseId = await insertPurchase(tx, companyId, plan, price)
    if (open) await record('purchase.cancelled', open.id)
    await record('purchase.made', purchaseId)
    return { purchaseId, planName: plan.name }
  })
}

// Without letters that are easily confused on a screen: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const letters = '34679ACDEFGHJKMNPQRTWXY'

/** What a buyer writes on the transfer, as `7K3Q-9FMA`: one of 78 thousand million. */
function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${four()}-${four()}`
}
