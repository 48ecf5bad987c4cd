import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Audit, AuditEntry } from './audit.ts'
import {
  type AuditPage,
  type ChainState,
  insertAuditEntry,
  type RecordedEntry,
  readChainState,
  selectAllAuditEntries,
  selectAuditEntries,
} from './store.ts'

/** The audit log in the database. Writers of the whole installation queue here until they commit: record last. */
export const auditLog: Audit = { record: insertAuditEntry }

/** Recomputes the whole chain; under the system role only. */
export function verifyAuditChain(tx: Tx): Promise<ChainState> {
  return readChainState(tx)
}

/** A company's entries with smaller numbers than `before`, newest first. */
export function listAuditEntries(tx: Tx, companyId: CompanyId, page: AuditPage): Promise<RecordedEntry[]> {
  return selectAuditEntries(tx, companyId, page)
}

/** As `listAuditEntries`, of the whole installation; under the system role only. */
export function listAllAuditEntries(
  tx: Tx,
  page: AuditPage,
): Promise<(RecordedEntry & Pick<AuditEntry, 'companyId'>)[]> {
  return selectAllAuditEntries(tx, page)
}
