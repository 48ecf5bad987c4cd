import type { Tx } from '#platform/database/database.ts'
import { type CompanySearch, selectCompanies, selectRetentions, selectUsersOf } from './listing/store.ts'

/** Companies of the whole installation, newest first; `admins` are addresses. Under the system role only. */
export async function listCompanies(tx: Tx, search: CompanySearch) {
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

/** For how many months each company keeps its candidates. Needs `forSystem`. */
export const listRetentions = selectRetentions
