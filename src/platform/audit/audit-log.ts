import type { Tx } from '#platform/database/database.ts'
import type { Audit } from './audit.ts'
import { type ChainState, insertAuditEntry, readChainState } from './store.ts'

/** The audit log in the database. Writers of the whole installation queue here until they commit: record last. */
export const auditLog: Audit = { record: insertAuditEntry }

/** Recomputes the whole chain; under the system role only. */
export function verifyAuditChain(tx: Tx): Promise<ChainState> {
  return readChainState(tx)
}
