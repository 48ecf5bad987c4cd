import type { CompanyId } from '#contract/ids.ts'
import { companyNamesOf } from '#features/accounts/server/names-of.ts'
import type { Platform } from '#platform/platform.ts'
import { purchaseReply } from './purchases/rules.ts'
import {
  countToReview,
  type PurchaseQuery,
  selectAllPurchases,
  selectSamePictures,
} from './purchases/store.ts'

/** Purchases of all companies: those with a screenshot to review, oldest first, or all, newest first. */
export function listAllPurchases({ db }: Pick<Platform, 'db'>, page: PurchaseQuery) {
  return db.forSystem(async (tx) => {
    const found = await selectAllPurchases(tx, page)
    const shown = found.slice(0, page.size)
    const alike = await selectSamePictures(
      tx,
      shown.map(({ purchase }) => purchase.id),
    )
    const names = await companyNamesOf(tx, [
      ...shown.map(({ purchase }) => purchase.companyId),
      ...alike.map(({ companyId }) => companyId),
    ])
    const nameOf = (id: CompanyId) => names.get(id) ?? ''
    const content = shown.map(({ purchase, priority }) => ({
      ...purchaseReply(purchase),
      company: { id: purchase.companyId, name: nameOf(purchase.companyId) },
      refundedTnd: purchase.refundedTnd,
      hasScreenshot: purchase.screenshotKey !== null,
      samePicture: alike
        .filter(({ of }) => of === purchase.id)
        .map(({ id, companyId, reference }) => ({ id, companyName: nameOf(companyId), reference })),
      priority,
    }))
    return { content, last: found.length <= page.size, toReview: await countToReview(tx) }
  })
}
