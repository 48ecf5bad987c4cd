import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CompanySearch, selectCompanies, selectUsersOf } from './listing/store.ts'

/** A company as those who run the installation see it. */
export interface ListedCompany {
  id: CompanyId
  name: string
  slug: string
  city: string
  createdAt: Date
  onboarded: boolean
  banned: { at: Date; reason: string } | null
  /** When everything of it is erased; null for a company that stays. */
  deleteAt: Date | null
  /** Addresses of its ADMINs, the first one first. */
  admins: string[]
  users: number
}

/** Companies of the whole installation, newest first. Under the system role only. */
export async function listCompanies(
  tx: Tx,
  search: CompanySearch,
): Promise<{ companies: ListedCompany[]; last: boolean }> {
  const found = await selectCompanies(tx, search)
  const shown = found.slice(0, search.size)
  const people = await selectUsersOf(
    tx,
    shown.map(({ id }) => id),
  )
  const companies = shown.map(({ bannedAt, banReason, onboardingStatus, ...company }) => {
    const own = people.filter(({ companyId }) => companyId === company.id)
    return {
      ...company,
      onboarded: onboardingStatus === 'COMPLETED',
      banned: bannedAt && banReason !== null ? { at: bannedAt, reason: banReason } : null,
      admins: own.filter(({ role }) => role === 'ADMIN').map(({ email }) => email),
      users: own.length,
    }
  })
  return { companies, last: found.length <= search.size }
}
