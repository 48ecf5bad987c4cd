import { and, eq, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { aiSpending } from './tables.ts'

/** Adds an amount that is not over the cap by itself, in one statement; false, changing nothing, when the sum would be. */
export async function addWithin(
  tx: Tx,
  { companyId, month, amount, cap }: { companyId: CompanyId; month: string; amount: number; cap: number },
): Promise<boolean> {
  const rows = await tx
    .insert(aiSpending)
    .values({ companyId, month, spent: amount })
    .onConflictDoUpdate({
      target: [aiSpending.companyId, aiSpending.month],
      set: { spent: sql`${aiSpending.spent} + ${amount}` },
      setWhere: sql`${aiSpending.spent} + ${amount} <= ${cap}`,
    })
    .returning({ spent: aiSpending.spent })
  return rows.length === 1
}

export async function refund(
  tx: Tx,
  { companyId, month, amount }: { companyId: CompanyId; month: string; amount: number },
): Promise<void> {
  await tx
    .update(aiSpending)
    .set({ spent: sql`${aiSpending.spent} - ${amount}` })
    .where(and(eq(aiSpending.companyId, companyId), eq(aiSpending.month, month)))
}
