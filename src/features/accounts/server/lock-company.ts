import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectCompanyForUpdate } from './store.ts'

/** Until the transaction ends nobody else changes who belongs to the company; false when there is no such company. */
export function lockCompany(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return selectCompanyForUpdate(tx, companyId)
}
