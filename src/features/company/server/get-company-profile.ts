import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CompanySize, CompanyValue, Industry } from '../contract/settings.ts'
import { selectProfile } from './store.ts'

export interface CompanyProfile {
  name: string
  industry: Industry
  description: string
  size: CompanySize
  values: CompanyValue[]
}

/** What the company says of itself; null until it has finished onboarding. */
export async function getCompanyProfile(tx: Tx, companyId: CompanyId): Promise<CompanyProfile | null> {
  const profile = await selectProfile(tx, companyId)
  if (!profile) return null
  const { name } = await getCompany(tx, companyId)
  return { name, ...profile }
}
