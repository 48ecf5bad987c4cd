import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import { companyNamesOf } from '#features/accounts/server/names-of.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countToReview,
  type PurchaseQuery,
  type PurchaseRow,
  selectAllPurchases,
  selectSamePictures,
} from './purchases/store.ts'

/** A purchase as an operator sees it. */
export interface AdminPurchase
  extends Omit<PurchaseRow, 'companyId' | 'planId' | 'screenshotKey' | 'screenshotHash'> {
  company: { id: CompanyId; name: string }
  hasScreenshot: boolean
  /** Some of the other purchases that came with the same picture. */
  samePicture: { id: PurchaseId; companyName: string; reference: string }[]
  /** The company holds or buys a plan that goes first. */
  priority: boolean
}

/** Purchases of all companies: those with a screenshot to review, oldest first, or all, newest first. */
export function listAllPurchases(
  { db }: Pick<Platform, 'db'>,
  page: PurchaseQuery,
): Promise<{ content: AdminPurchase[]; last: boolean; toReview: number }> {
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
    const content = shown.map(({ purchase, priority }) => {
      const { companyId, planId: _, screenshotKey, screenshotHash: __, ...rest } = purchase
      return {
        ...rest,
        company: { id: companyId, name: nameOf(companyId) },
        hasScreenshot: screenshotKey !== null,
        samePicture: alike
          .filter(({ of }) => of === purchase.id)
          .map(({ id, companyId: other, reference }) => ({ id, companyName: nameOf(other), reference })),
        priority,
      }
    })
    return { content, last: found.length <= page.size, toReview: await countToReview(tx) }
  })
}
