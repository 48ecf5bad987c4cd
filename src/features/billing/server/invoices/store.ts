import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { CompanyId, InvoiceId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { invoiceNumbers, invoices } from '../tables.ts'

export interface InvoiceKey {
  companyId: CompanyId
  invoiceId: InvoiceId
}

export type InvoiceRow = typeof invoices.$inferSelect

/**
 * The next number of the year that it is in Tunis. The year's row stays locked until the transaction ends: a
 * rolled-back transaction gives the number back, and dates follow in the order of the numbers.
 */
export async function takeNumber(
  tx: Tx,
  at: SQL = sql`clock_timestamp()`,
): Promise<{ number: string; issuedAt: Date }> {
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ year: sql`extract(year from ${at} at time zone 'Africa/Tunis')::int`, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({
      number: sql<string>`${invoiceNumbers.year} || '-' || lpad(${invoiceNumbers.last}::text, 6, '0')`,
      issuedAt: sql`${at}`.mapWith(invoices.issuedAt),
    })
  if (!taken) throw new Error('No number was given')
  return taken
}

export async function insertInvoice(
  tx: Tx,
  invoice: Pick<InvoiceRow, 'companyId' | 'purchaseId' | 'number' | 'content' | 'issuedAt'>,
): Promise<InvoiceId> {
  const [row] = await tx.insert(invoices).values(invoice).returning({ id: invoices.id })
  if (!row) throw new Error('No invoice was written down')
  return row.id
}

const isInvoice = ({ companyId, invoiceId }: InvoiceKey) =>
  and(eq(invoices.companyId, companyId), eq(invoices.id, invoiceId))

export async function findInvoice(tx: Tx, key: InvoiceKey): Promise<InvoiceRow | null> {
  const [row] = await tx.select().from(invoices).where(isInvoice(key))
  return row ?? null
}

/** True when this call was the one that did it; false when it was done before, or the invoice is gone. */
export async function setFile(tx: Tx, key: InvoiceKey, fileKey: string): Promise<boolean> {
  const rows = await tx
    .update(invoices)
    .set({ fileKey })
    .where(and(isInvoice(key), isNull(invoices.fileKey)))
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** Newest first. */
export async function selectInvoices(tx: Tx, companyId: CompanyId): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(eq(invoices.companyId, companyId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
}
