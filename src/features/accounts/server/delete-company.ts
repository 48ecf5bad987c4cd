import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import * as store from './deletion/store.ts'
import { selectInvites } from './team/store.ts'

/** When the company is to be erased; null when that was decided before. */
export const scheduleDeletion = store.markForDeletion

/** False when the company stayed anyway. */
export const cancelDeletion = store.unmarkForDeletion

/** Companies whose time has come by both clocks, the one who waited longest first. Needs `forSystem`. */
export const listDueForDeletion = store.selectDueCompanies

/** Whether the company is due; if so nobody changes it until the transaction ends. Needs `forSystem`. */
export const lockDueForDeletion = store.lockDueCompany

/** Removes a company, and with it every row that belongs to it. Needs `forSystem`. */
export async function removeCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await store.deleteSignUpsOf(tx, companyId)
  await store.deleteCompanyRow(tx, companyId)
}

/** Whether the company is still there. */
export const isCompany = store.companyExists

/** The company, its users and where they are signed in: all that is kept, but for hashes. */
export const exportAccount = store.selectAccount

/** All that is kept of the company's open invitations. */
export const exportInvites = selectInvites
