import type { AuditAction } from '#contract/audit-action.ts'
import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockPurchases } from './purchases/lock-buyer.ts'
import { newReference } from './purchases/new-reference.ts'
import {
  decidePurchase,
  deletePending,
  findOpenPurchase,
  findPlan,
  insertPending,
  insertPurchase,
  type PlanRow,
} from './purchases/store.ts'
import { dinarsFor } from './rules.ts'

type Buying = Pick<Platform, 'db' | 'config' | 'audit'>

/**
 * Buys a plan at the price of today: other purchases that wait are cancelled, and what the company holds stays until
 * the payment is confirmed. Asked again for the same plan it answers with the same purchase. Throws UNKNOWN_PLAN,
 * NOTHING_TO_BUY, or ACCOUNT_ENDS: nobody pays for a month that is erased.
 */
export function buyPlan(
  { db, config, audit }: Buying,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  planId: string,
): Promise<{ purchaseId: PurchaseId; planName: string }> {
  if (config.BILLING === 'off') throw new Refusal('NOTHING_TO_BUY')
  return db.forCompany(companyId, async (tx) => {
    const plan = await findPlan(tx, planId)
    if (!plan || plan.priceUsd === 0) throw new Refusal('UNKNOWN_PLAN')
    // A second click need not wait for anybody.
    const known = await findOpenPurchase(tx, companyId)
    if (known?.planId === planId) return { purchaseId: known.id, planName: known.planName }
    await lockPurchases(tx, companyId)
    const open = await findOpenPurchase(tx, companyId)
    if (open?.planId === planId) return { purchaseId: open.id, planName: open.planName }
    if ((await getCompany(tx, companyId)).deleteAt) throw new Refusal('ACCOUNT_ENDS')
    const record = (action: AuditAction, subjectId: string) =>
      audit.record(tx, { companyId, actor: userId, action, subjectId })
    if (open) {
      await decidePurchase(tx, { companyId, purchaseId: open.id }, [open.state], { state: 'cancelled' })
      await deletePending(tx, companyId)
    }
    const purchaseId = await insertNew(tx, { config }, { companyId, plan })
    await insertPending(tx, { companyId, purchaseId }, plan)
    if (open) await record('purchase.cancelled', open.id)
    await record('purchase.made', purchaseId)
    return { purchaseId, planName: plan.name }
  })
}

const tries = 5

async function insertNew(
  tx: Tx,
  { config }: Pick<Platform, 'config'>,
  { companyId, plan }: Pick<Employer, 'companyId'> & { plan: PlanRow },
): Promise<PurchaseId> {
  const { id: planId, name: planName, priceUsd } = plan
  const amountTnd = dinarsFor(priceUsd, config)
  for (let left = tries; left > 0; left--) {
    const sale = { companyId, planId, planName, priceUsd, amountTnd, reference: newReference() }
    const purchaseId = await insertPurchase(tx, sale)
    if (purchaseId) return purchaseId
  }
  throw new Error('No reference was free')
}
