import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  companyExists,
  deleteCompanyRow,
  deleteSignUpsOf,
  lockDueCompany,
  selectDueCompanies,
} from './deletion/store.ts'

const atOnce = 100

/** Companies whose time has come by both clocks, the one who waited longest first. Needs `forSystem`. */
export function listDueForDeletion(tx: Tx, now: Date): Promise<CompanyId[]> {
  return selectDueCompanies(tx, now, atOnce)
}

/**
 * Whether the time of a company has come; if so nobody changes the company until the transaction ends. Needs
 * `forSystem`.
 */
export function lockDueForDeletion(tx: Tx, companyId: CompanyId, now: Date): Promise<boolean> {
  return lockDueCompany(tx, companyId, now)
}

/** Removes a company, and with it every row that belongs to it. Needs `forSystem`. */
export async function removeCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await deleteSignUpsOf(tx, companyId)
  await deleteCompanyRow(tx, companyId)
}

/** Whether the company is still there. */
export function isCompany(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return companyExists(tx, companyId)
}
