import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyExport } from '../contract.ts'
import { selectExports } from './store.ts'
import type { ExportRow } from './tables.ts'

const mostShown = 20

/** The company's exports that are being made, ready or failed, newest first. */
export async function listExports(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<CompanyExport[]> {
  const rows = await db.forCompany(companyId, (tx) => selectExports(tx, companyId, mostShown))
  return rows.map(shownExport)
}

export function shownExport(row: ExportRow): CompanyExport {
  const { id, state, size, requestedAt, readyAt, expiresAt } = row
  return {
    id,
    state,
    size,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
