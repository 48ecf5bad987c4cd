import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { selectInvoices } from './invoices/store.ts'

/** The company's invoices, newest first. */
export async function listInvoices({ db }: Pick<Platform, 'db'>, companyId: CompanyId) {
  const rows = await db.forCompany(companyId, (tx) => selectInvoices(tx, companyId))
  return rows.map(({ id, number, content, issuedAt, fileKey }) => ({
    id,
    number,
    planName: content.planName,
    amountTnd: content.totalTnd,
    issuedAt: issuedAt.toISOString(),
    ready: fileKey !== null,
  }))
}
