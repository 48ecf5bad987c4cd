import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { findCompany } from './get-company.ts'

/** Whether it was made for visitors: nothing about it is sent anywhere or paid for. */
export async function isDemoCompany(db: Platform['db'], companyId: CompanyId): Promise<boolean> {
  const company = await db.forCompany(companyId, (tx) => findCompany(tx, companyId))
  return company?.isDemo ?? false
}
