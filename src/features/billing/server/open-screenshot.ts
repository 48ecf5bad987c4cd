import type { PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { screenshotType } from './purchases/read-picture.ts'
import { findBuyerOf, findPurchase } from './purchases/store.ts'

/** A path that shows the screenshot of a payment for five minutes; throws NOT_FOUND without one. */
export function openScreenshot(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  purchaseId: PurchaseId,
): Promise<{ url: string }> {
  return db.forSystem(async (tx) => {
    const companyId = await findBuyerOf(tx, purchaseId)
    const purchase = companyId && (await findPurchase(tx, { companyId, purchaseId }))
    if (!purchase?.screenshotKey) throw new Refusal('NOT_FOUND')
    const url = links.signedFile({
      key: purchase.screenshotKey,
      name: `payment-${purchase.reference}.jpg`,
      contentType: screenshotType,
      disposition: 'inline',
    })
    return { url }
  })
}
