import { and, asc, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { CompanyId, ExportId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { companyExports, type ExportRow } from './tables.ts'

/** Which export is meant; the company stands in every `where`. */
export interface ExportKey {
  companyId: CompanyId
  exportId: ExportId
}

const own = ({ companyId, exportId }: ExportKey) =>
  and(eq(companyExports.companyId, companyId), eq(companyExports.id, exportId))
const waiting = eq(companyExports.state, 'waiting')
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** The new row; null while another one is being made. */
export async function insertExport(
  tx: Tx,
  companyId: CompanyId,
  requestedBy: UserId,
): Promise<ExportRow | null> {
  const [row] = await tx
    .insert(companyExports)
    .values({ companyId, requestedBy })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function findWaitingExport(tx: Tx, companyId: CompanyId): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(companyExports)
    .where(and(eq(companyExports.companyId, companyId), waiting))
  return row ?? null
}

/** Newest first, without expired ones. */
export async function selectExports(tx: Tx, companyId: CompanyId, limit: number): Promise<ExportRow[]> {
  return tx
    .select()
    .from(companyExports)
    .where(
      and(
        eq(companyExports.companyId, companyId),
        or(ne(companyExports.state, 'ready'), gt(companyExports.expiresAt, sql`now()`)),
      ),
    )
    .orderBy(desc(companyExports.requestedAt), desc(companyExports.id))
    .limit(limit)
}

export async function findExport(tx: Tx, key: ExportKey): Promise<ExportRow | null> {
  const [row] = await tx.select().from(companyExports).where(own(key))
  return row ?? null
}

/** Counts a try; null when there is nothing to make any more. */
export async function beginAttempt(tx: Tx, key: ExportKey): Promise<number | null> {
  const [row] = await tx
    .update(companyExports)
    .set({ attempts: sql`${companyExports.attempts} + 1` })
    .where(and(own(key), waiting))
    .returning({ attempts: companyExports.attempts })
  return row?.attempts ?? null
}

/** The export, for the first of several calls only. */
export async function markReady(
  tx: Tx,
  key: ExportKey,
  { fileKey, size, days }: { fileKey: string; size: number; days: number },
): Promise<ExportRow | null> {
  const [row] = await tx
    .update(companyExports)
    .set({
      state: 'ready',
      fileKey,
      size,
      readyAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .where(and(own(key), waiting))
    .returning()
  return row ?? null
}

export async function markFailed(tx: Tx, key: ExportKey): Promise<void> {
  await tx
    .update(companyExports)
    .set({ state: 'failed' })
    .where(and(own(key), waiting))
}

/** Exports whose process died in its last try. Needs `forSystem`. */
export async function failStuckExports(tx: Tx, hours: number): Promise<void> {
  await tx
    .update(companyExports)
    .set({ state: 'failed' })
    .where(and(waiting, lte(companyExports.requestedAt, sql`now() - make_interval(hours => ${hours})`)))
}

/** Expired archives and old failures. Needs `forSystem`. */
export async function selectExpiredExports(tx: Tx, days: number, limit: number): Promise<ExportKey[]> {
  return tx
    .select({ companyId: companyExports.companyId, exportId: companyExports.id })
    .from(companyExports)
    .where(
      or(
        and(eq(companyExports.state, 'ready'), lte(companyExports.expiresAt, sql`now()`)),
        and(eq(companyExports.state, 'failed'), lte(companyExports.requestedAt, daysAgo(days))),
      ),
    )
    .orderBy(asc(companyExports.requestedAt))
    .limit(limit)
}

/** Archives beside the `kept` that became ready last. */
export async function selectOlderReady(tx: Tx, companyId: CompanyId, kept: number): Promise<ExportKey[]> {
  return tx
    .select({ companyId: companyExports.companyId, exportId: companyExports.id })
    .from(companyExports)
    .where(and(eq(companyExports.companyId, companyId), eq(companyExports.state, 'ready')))
    .orderBy(desc(companyExports.readyAt), desc(companyExports.id))
    .offset(kept)
}

export async function deleteExport(tx: Tx, key: ExportKey): Promise<void> {
  await tx.delete(companyExports).where(own(key))
}

/**
 * Deletes the company's archives, those being made included, because somebody in them was erased; returns the keys of
 * their files.
 */
export async function endExports(tx: Tx, companyId: CompanyId): Promise<string[]> {
  const gone = await tx
    .delete(companyExports)
    .where(and(eq(companyExports.companyId, companyId), ne(companyExports.state, 'failed')))
    .returning({ fileKey: companyExports.fileKey })
  return gone.flatMap(({ fileKey }) => fileKey ?? [])
}
