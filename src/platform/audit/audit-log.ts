import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Audit, AuditEntry } from './audit.ts'
import {
  type AuditPage,
  type ChainState,
  chainStart,
  insertAuditEntry,
  type RecordedEntry,
  readChainPart,
  selectAllAuditEntries,
  selectAuditEntries,
  selectChainedEntries,
} from './store.ts'

/** The audit log in the database. Writers of the whole installation queue here until they commit: record last. */
export const auditLog: Audit = { record: insertAuditEntry }

// A second's work or less, far from what one statement may take.
const maxRowsAtATime = 20_000

/** Recomputes the whole chain, however long; under the system role only. */
export async function verifyAuditChain(tx: Tx, maxRows = maxRowsAtATime): Promise<ChainState> {
  let part = await readChainPart(tx, chainStart, maxRows)
  while (part.more) part = await readChainPart(tx, part.chain, maxRows)
  const { rows, brokenAt } = part.chain
  return { rows, brokenAt }
}

/** A company's entries with smaller numbers than `before`, newest first. */
export function listAuditEntries(tx: Tx, companyId: CompanyId, page: AuditPage): Promise<RecordedEntry[]> {
  return selectAuditEntries(tx, companyId, page)
}

/** As much of the log as others need to recompute its hashes with `auditHash`. */
export const listChainedEntries = selectChainedEntries

/** As `listAuditEntries`, of the whole installation; under the system role only. */
export function listAllAuditEntries(
  tx: Tx,
  page: AuditPage,
): Promise<(RecordedEntry & Pick<AuditEntry, 'companyId'>)[]> {
  return selectAllAuditEntries(tx, page)
}
