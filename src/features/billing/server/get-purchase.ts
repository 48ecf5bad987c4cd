import { toString as qrCode } from 'qrcode'
import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { payLinkOf, paymentDetailsOf, payText } from './purchases/rules.ts'
import { findPurchase } from './purchases/store.ts'

/** A purchase and the ways to pay it; throws NOT_FOUND. */
export async function getPurchase(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  companyId: CompanyId,
  purchaseId: PurchaseId,
) {
  const purchase = await db.forCompany(companyId, (tx) => findPurchase(tx, { companyId, purchaseId }))
  if (!purchase) throw new Refusal('NOT_FOUND')
  const payLink = payLinkOf(config, purchase.planId)
  const svg = await qrCode(payLink ?? payText(config, purchase), { type: 'svg', margin: 2 })
  return {
    purchase,
    payLink,
    paymentDetails: paymentDetailsOf(config),
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}
