import { createHash } from 'node:crypto'
import type { ChainedEntry } from './store.ts'

type Hashed = Omit<ChainedEntry, 'hash' | 'companyId'> & { companyId: string | null }

/** The hash that the database's function `audit_hash` gives an entry: SHA-256 of its values as JSON, as PostgreSQL spaces it. */
export function auditHash(entry: Hashed): string {
  const { seq, atMicroseconds, companyId, actor, action, subjectId, previousHash } = entry
  const values = [seq, atMicroseconds, companyId, actor, action, subjectId, previousHash]
  const text = `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  return createHash('sha256').update(text).digest('hex')
}
