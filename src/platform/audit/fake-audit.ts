import type { Audit, AuditEntry } from './audit.ts'

/** Keeps entries in memory. */
export interface FakeAudit extends Audit {
  entries: AuditEntry[]
}

export function fakeAudit(): FakeAudit {
  const entries: AuditEntry[] = []
  return {
    entries,
    record: async (_tx, entry) => {
      entries.push(entry)
    },
  }
}
