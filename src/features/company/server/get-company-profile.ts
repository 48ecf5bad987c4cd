import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectDraft, selectProfile } from './store.ts'

/** The company’s profile with its name; null until it has finished onboarding. */
export async function getCompanyProfile(tx: Tx, companyId: CompanyId) {
  const row = await selectProfile(tx, companyId)
  if (!row) return null
  const { companyId: _id, updatedAt: _at, ...profile } = row
  const { name } = await getCompany(tx, companyId)
  return { name, ...profile }
}

/** The profile and the draft of one; null where there is nothing. */
export async function exportProfile(tx: Tx, companyId: CompanyId) {
  return { profile: await selectProfile(tx, companyId), draft: await selectDraft(tx, companyId) }
}
