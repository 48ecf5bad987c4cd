import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { spentChallenges } from '../tables.ts'

/** False when it was spent before. */
export async function insertSpentChallenge(
  tx: Tx,
  spent: typeof spentChallenges.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(spentChallenges).values(spent).onConflictDoNothing()
  return rowCount === 1
}

/** How many applied to the job within the life of a challenge; counted up to `most`. */
export async function countSpentFor(tx: Tx, jobId: JobId, most: number): Promise<number> {
  const some = tx
    .select({ nonce: spentChallenges.nonce })
    .from(spentChallenges)
    .where(and(eq(spentChallenges.jobId, jobId), gt(spentChallenges.expiresAt, sql`now()`)))
    .limit(most)
  return tx.$count(some.as('some'))
}

/** By the clock of the machine, as the challenges are. */
export async function deleteSpentChallenges(tx: Tx): Promise<void> {
  await tx.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`))
}
