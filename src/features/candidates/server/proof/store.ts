import { lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { spentChallenges } from '../tables.ts'

/** False when it was spent before. */
export async function insertSpentChallenge(tx: Tx, nonce: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(spentChallenges).values({ nonce, expiresAt }).onConflictDoNothing()
  return rowCount === 1
}

/** By the clock of the machine, as the challenges are. */
export async function deleteSpentChallenges(tx: Tx): Promise<void> {
  await tx.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`))
}
