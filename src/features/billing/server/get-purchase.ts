import { toString as qrCode } from 'qrcode'
import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { PaymentDetail } from '../contract/purchases.ts'
import { payLinkOf, paymentDetailsOf, payText } from './purchases/rules.ts'
import { findPurchase, type PurchaseRow } from './purchases/store.ts'

/** A purchase and the way to pay it. */
export interface PayablePurchase {
  purchase: PurchaseRow
  /** The payment app's page for this plan; null when none is configured. */
  payLink: string | null
  paymentDetails: PaymentDetail[]
  /** A QR code of the link, or of what is to be transferred, as a `data:` address. */
  qr: string
}

/** Throws NOT_FOUND. */
export async function getPurchase(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  companyId: CompanyId,
  purchaseId: PurchaseId,
): Promise<PayablePurchase> {
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
