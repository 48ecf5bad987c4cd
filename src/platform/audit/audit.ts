import type { AuditAction } from '#contract/audit-action.ts'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'

/** One security-relevant action. Ids only: no names, addresses or texts. */
export interface AuditEntry {
  companyId: CompanyId | null
  /** The id of a user or an operator, or 'system', 'candidate', 'visitor', 'command-line'. */
  actor: string
  action: AuditAction
  /** The row that was changed. */
  subjectId: string
}

/** Append-only log in which each row carries the hash of the one before it. */
export interface Audit {
  record(tx: Tx, entry: AuditEntry): Promise<void>
}
