import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { type PurchaseRow, selectPurchases } from './purchases/store.ts'

/** The company's purchases, newest first. */
export function listPurchases({ db }: Pick<Platform, 'db'>, companyId: CompanyId): Promise<PurchaseRow[]> {
  return db.forCompany(companyId, (tx) => selectPurchases(tx, companyId))
}
