import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Company } from './get-company.ts'
import { updateCompany } from './store.ts'

/** The slug stays, whatever the name becomes: links that were shared go on working. */
export function changeCompanyContact(
  tx: Tx,
  companyId: CompanyId,
  { name, phone, address, city }: Pick<Company, 'name' | 'phone' | 'address' | 'city'>,
): Promise<void> {
  return updateCompany(tx, companyId, { name, phone, address, city })
}
