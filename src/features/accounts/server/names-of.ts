import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectCompanyNames, selectEmails } from './listing/store.ts'

/** Names by company; those that are gone are not in it. Under the system role only. */
export async function companyNamesOf(tx: Tx, ids: readonly CompanyId[]): Promise<Map<string, string>> {
  const rows = await selectCompanyNames(tx, [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Addresses by user; those that are gone are not in it. Under the system role only. */
export async function userEmailsOf(tx: Tx, ids: readonly UserId[]): Promise<Map<string, string>> {
  const rows = await selectEmails(tx, [...new Set(ids)])
  return new Map(rows.map(({ id, email }) => [id, email]))
}
