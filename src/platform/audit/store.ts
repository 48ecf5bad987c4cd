import { sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { AuditEntry } from './audit.ts'

/** A trigger numbers, dates and chains the row; writers wait for each other until they commit. */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (company_id, actor, act, subject_id)
    values (${entry.companyId}, ${entry.actor}, ${entry.act}, ${entry.subjectId})`)
}

/** An entry as it was written. */
export interface RecordedEntry extends Omit<AuditEntry, 'companyId'> {
  /** Position in the installation's log. */
  seq: number
  at: Date
}

export interface AuditPage {
  before: number
  size: number
}

/** Of one company. */
export async function selectAuditEntries(
  tx: Tx,
  companyId: CompanyId,
  { before, size }: AuditPage,
): Promise<RecordedEntry[]> {
  const { rows } = await tx.execute<EntryRow>(sql`
    select seq, at, company_id, actor, act, subject_id from audit_log
    where company_id = ${companyId} and seq < ${before} order by seq desc limit ${size}`)
  return rows.map(entryOf)
}

/** Of all companies, and what belongs to none. Needs the system role. */
export async function selectAllAuditEntries(
  tx: Tx,
  { before, size }: AuditPage,
): Promise<(RecordedEntry & Pick<AuditEntry, 'companyId'>)[]> {
  const { rows } = await tx.execute<EntryRow>(sql`
    select seq, at, company_id, actor, act, subject_id from audit_log
    where seq < ${before} order by seq desc limit ${size}`)
  return rows.map((row) => ({ ...entryOf(row), companyId: row.company_id }))
}

interface EntryRow extends Record<string, unknown> {
  seq: string
  at: string
  company_id: CompanyId | null
  actor: string
  act: string
  subject_id: string
}

function entryOf({ seq, at, actor, act, subject_id: subjectId }: EntryRow): RecordedEntry {
  return { seq: Number(seq), at: new Date(at), actor, act, subjectId }
}

export interface ChainState {
  /** Rows that are there. */
  rows: number
  /** The first number at which the chain does not hold, missing rows included; null when all holds. */
  brokenAt: number | null
}

/** Computes every hash anew. Needs the system role: a company sees only its own links of the chain. */
export async function readChainState(tx: Tx): Promise<ChainState> {
  const { rows } = await tx.execute<{ rows: string; broken_at: string | null }>(sql`
    with chained as (
      select seq, hash, previous_hash, row_number() over by_seq as expected_seq,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over by_seq as expected_previous,
        audit_hash(seq, at, company_id, actor, act, subject_id, previous_hash) as expected_hash
      from audit_log window by_seq as (order by seq)
    ), wrong as (
      select min(expected_seq) as seq from chained
      where seq <> expected_seq or previous_hash <> expected_previous or hash <> expected_hash
    ), ending as (
      select count(*) as rows, (array_agg(hash order by seq desc))[1] as hash from chained
    )
    select ending.rows, coalesce(wrong.seq, case
      when ending.rows < head.seq then ending.rows + 1
      when ending.rows > head.seq or ending.hash <> head.hash then ending.rows
    end) as broken_at
    from ending, wrong, audit_head head`)
  const found = rows[0]
  if (!found) throw new Error('The audit log has no head')
  return { rows: Number(found.rows), brokenAt: found.broken_at === null ? null : Number(found.broken_at) }
}
