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

/** Companies whose time has come by both clocks, the one who waited longest first. Needs the system door. */
export function listDueCompanies(tx: Tx, now: Date): Promise<CompanyId[]> {
  return selectDueCompanies(tx, now, atOnce)
}

/**
 * Removes a company whose time has come, and with it every row that belongs to it. False when it is gone already,
 * or not due. Needs the system door.
 */
export async function removeCompany(tx: Tx, companyId: CompanyId, now: Date): Promise<boolean> {
  if (!(await lockDueCompany(tx, companyId, now))) return false
  await deleteSignUpsOf(tx, companyId)
  await deleteCompanyRow(tx, companyId)
  return true
}

/** Whether the company is still there. */
export function isCompany(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return companyExists(tx, companyId)
}
