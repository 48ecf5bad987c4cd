import type { Tx } from '#platform/database/database.ts'
import type { Audit, AuditEntry } from './audit.ts'
import { type ChainState, insertAuditEntry, readChainState } from './store.ts'

/** Writes one entry in the caller's transaction. Writers of the whole installation queue here: record last, commit soon. */
export function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry)
}

/** Recomputes the chain, under the system role. */
export function verifyAuditChain(tx: Tx): Promise<ChainState> {
  return readChainState(tx)
}

/** The audit log in the database. */
export const auditLog: Audit = { record: recordAudit }
