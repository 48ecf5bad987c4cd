import { and, eq, lt } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type RegistrationRow, registrations } from '../tables.ts'

/** Which row is meant; the company stands in every `where`. */
export interface RegistrationKey {
  companyId: CompanyId
  registrationId: string
}

export async function insertRegistration(tx: Tx, row: Omit<RegistrationRow, 'id'>): Promise<string> {
  const [inserted] = await tx.insert(registrations).values(row).returning({ id: registrations.id })
  if (!inserted) throw new Error('The registration was not written')
  return inserted.id
}

/** Takes the registration out, for good once the transaction commits; null when another did. */
export async function takeRegistration(
  tx: Tx,
  { companyId, registrationId }: RegistrationKey,
): Promise<RegistrationRow | null> {
  const [row] = await tx
    .delete(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId)))
    .returning()
  return row ?? null
}

/** Of every company. */
export async function registrationsBefore(tx: Tx, before: Date): Promise<RegistrationKey[]> {
  return tx
    .select({ companyId: registrations.companyId, registrationId: registrations.id })
    .from(registrations)
    .where(lt(registrations.createdAt, before))
}

/** Of every company; answers with how many. */
export async function deleteRegistrationsBefore(tx: Tx, before: Date): Promise<number> {
  const rows = await tx
    .delete(registrations)
    .where(lt(registrations.createdAt, before))
    .returning({ id: registrations.id })
  return rows.length
}
