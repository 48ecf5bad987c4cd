import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Company } from './get-company.ts'
import { markOnboarded, selectCompanyForUpdate, updateCompany } from './store.ts'

type Contact = Pick<Company, 'shortName' | 'phone' | 'address' | 'city'>

/** The slug stays, whatever the name becomes: shared links keep working. */
export function changeCompanyContact(
  tx: Tx,
  companyId: CompanyId,
  { shortName, phone, address, city }: Contact,
): Promise<void> {
  return updateCompany(tx, companyId, { name: shortName, phone, address, city })
}

/** Sets the name people read; an empty one leaves the short name. */
export function changeFullName(tx: Tx, companyId: CompanyId, fullName: string): Promise<void> {
  return updateCompany(tx, companyId, { fullName: fullName || null })
}

/** Opens the application to the company; true only the first time. */
export function completeOnboarding(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return markOnboarded(tx, companyId)
}

/** Keeps others from changing who belongs to the company until the transaction ends; false when it does not exist. */
export function lockCompany(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return selectCompanyForUpdate(tx, companyId)
}
