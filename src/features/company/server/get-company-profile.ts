import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectProfile } from './store.ts'

export type CompanyProfile = NonNullable<Awaited<ReturnType<typeof getCompanyProfile>>>

/** What the company says of itself; null until it has finished onboarding. */
export async function getCompanyProfile(tx: Tx, companyId: CompanyId) {
  const profile = await selectProfile(tx, companyId)
  if (!profile) return null
  const { name } = await getCompany(tx, companyId)
  return { name, ...profile }
}
