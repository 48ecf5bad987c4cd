import { sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { AuditEntry } from './audit.ts'

/** A trigger numbers, dates and chains the row; writers wait for each other until they commit. */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (company_id, actor, action, subject_id)
    values (${entry.companyId}, ${entry.actor}, ${entry.action}, ${entry.subjectId})`)
}

/** An entry as it was written. */
export interface RecordedEntry extends Omit<AuditEntry, 'companyId' | 'action'> {
  /** An `AuditAction`, unless the row was tampered with. */
  action: string
  /** Position in the installation's log. */
  seq: number
  at: Date
}

/** An entry with all that its hash is computed from. */
export interface ChainedEntry extends Omit<RecordedEntry, 'at'> {
  /** Since 1970, UTC. */
  atMicroseconds: number
  companyId: CompanyId | null
  /** Hex, as is `hash`. */
  previousHash: string
  hash: string
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
    select seq, at, company_id, actor, action, subject_id from audit_log
    where company_id = ${companyId} and seq < ${before} order by seq desc limit ${size}`)
  return rows.map(entryOf)
}

/** Entries of all companies and of the installation. Needs the system role. */
export async function selectAllAuditEntries(
  tx: Tx,
  { before, size }: AuditPage,
): Promise<(RecordedEntry & Pick<AuditEntry, 'companyId'>)[]> {
  const { rows } = await tx.execute<EntryRow>(sql`
    select seq, at, company_id, actor, action, subject_id from audit_log
    where seq < ${before} order by seq desc limit ${size}`)
  return rows.map((row) => ({ ...entryOf(row), companyId: row.company_id }))
}

/** Entries of a company about some subjects after that number, in the order of the log, with their links of the chain. */
export async function selectChainedEntries(
  tx: Tx,
  companyId: CompanyId,
  { subjectIds, after, size }: { subjectIds: readonly string[]; after: number; size: number },
): Promise<ChainedEntry[]> {
  const { rows } = await tx.execute<ChainedRow>(sql`
    select seq, at, (extract(epoch from at) * 1000000)::bigint as micros, company_id, actor, action, subject_id,
      encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
    from audit_log
    where company_id = ${companyId} and seq > ${after} and subject_id = any(${sql.param(subjectIds)}::text[])
    order by seq limit ${size}`)
  return rows.map(({ seq, micros, company_id, actor, action, subject_id, previous, hash }) => ({
    seq: Number(seq),
    atMicroseconds: Number(micros),
    companyId: company_id,
    actor,
    action,
    subjectId: subject_id,
    previousHash: previous,
    hash,
  }))
}

interface ChainedRow extends EntryRow {
  micros: string
  previous: string
  hash: string
}

interface EntryRow extends Record<string, unknown> {
  seq: string
  at: string
  company_id: CompanyId | null
  actor: string
  action: string
  subject_id: string
}

function entryOf({ seq, at, actor, action, subject_id: subjectId }: EntryRow): RecordedEntry {
  return { seq: Number(seq), at: new Date(at), actor, action, subjectId }
}

export interface ChainState {
  /** Rows that are there. */
  rows: number
  /** The first number at which the chain does not hold, missing rows included; null when all holds. */
  brokenAt: number | null
}

/** How far a chain is computed. */
export interface ChainPart extends ChainState {
  lastSeq: string
  lastHash: string
}

export const chainStart: ChainPart = {
  rows: 0,
  brokenAt: null,
  lastSeq: '-9223372036854775808',
  lastHash: '00'.repeat(32),
}

/**
 * Computes the hashes of the next rows again; after the last row the end is compared with the head. Needs the
 * system role: a company sees only its own links of the chain.
 */
export async function readChainPart(
  tx: Tx,
  before: ChainPart,
  maxRows: number,
): Promise<{ chain: ChainPart; more: boolean }> {
  const { rows } = await tx.execute<{
    rows: number
    broken_at: string | null
    last_seq: string | null
    last_hash: string | null
    head_seq: string
    head_hash: string
  }>(sql`
    with part as (
      select * from audit_log where seq > ${before.lastSeq}::bigint order by seq limit ${maxRows}
    ), chained as (
      select seq, hash, previous_hash, ${before.rows}::bigint + row_number() over by_seq as expected_seq,
        lag(hash, 1, decode(${before.lastHash}, 'hex')) over by_seq as expected_previous,
        audit_hash(seq, at, company_id, actor, action, subject_id, previous_hash) as expected_hash
      from part window by_seq as (order by seq)
    ), wrong as (
      select min(expected_seq) as broken_at from chained
      where seq <> expected_seq or previous_hash <> expected_previous or hash <> expected_hash
    ), ending as (
      select count(*)::int as rows, max(seq) as last_seq,
        encode((array_agg(hash order by seq desc))[1], 'hex') as last_hash from chained
    )
    select ending.*, wrong.broken_at, head.seq as head_seq, encode(head.hash, 'hex') as head_hash
    from ending, wrong, audit_head head`)
  const found = rows[0]
  if (!found) throw new Error('The audit log has no head')
  const chain = {
    rows: before.rows + found.rows,
    brokenAt: before.brokenAt ?? (found.broken_at === null ? null : Number(found.broken_at)),
    lastSeq: found.last_seq ?? before.lastSeq,
    lastHash: found.last_hash ?? before.lastHash,
  }
  if (found.rows === maxRows) return { chain, more: true }
  // Of the same moment as the rows: others may be adding to it.
  const head = { seq: Number(found.head_seq), hash: found.head_hash }
  return { chain: { ...chain, brokenAt: chain.brokenAt ?? wrongEnd(chain, head) }, more: false }
}

function wrongEnd({ rows, lastHash }: ChainPart, head: { seq: number; hash: string }): number | null {
  if (rows < head.seq) return rows + 1
  return rows > head.seq || lastHash !== head.hash ? rows : null
}
