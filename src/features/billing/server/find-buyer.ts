import type { CompanyId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import { findCompany } from '#features/accounts/server/get-company.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import type { Tx } from '#platform/database/database.ts'

/** The company's contact for invoices and mails about them. */
export interface Buyer {
  name: string
  address: string
  city: string
  /** Of its earliest ADMIN. */
  email: string
  language: EmployerLanguage
  timeZone: string
}

/** null when the company was erased. */
export async function findBuyer(tx: Tx, companyId: CompanyId): Promise<Buyer | null> {
  const company = await findCompany(tx, companyId)
  const admin = (await listUsers(tx, companyId)).find(({ role }) => role === 'ADMIN')
  if (!company || !admin) return null
  const { name, address, city, timeZone } = company
  return { name, address, city, email: admin.email, language: admin.language ?? 'en', timeZone }
}
