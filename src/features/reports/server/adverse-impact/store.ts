import { and, eq, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SelfDescription } from '../../contract/self-description.ts'
import { adverseImpactFigures, type selfDescriptions } from '../tables.ts'

type Described = Pick<typeof selfDescriptions.$inferSelect, 'companyId' | 'jobId' | 'candidateId'>

/** Under the system role only; false when the candidate was erased meanwhile. */
export async function setSelfDescription(
  tx: Tx,
  { companyId, jobId, candidateId }: Described,
  { gender, ageGroup, disability }: SelfDescription,
): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select set_self_description(${companyId}, ${jobId}, ${candidateId}, ${gender}, ${ageGroup}, ${disability}) as known`,
  )
  return rows[0]?.known === true
}

/** Publishes what changed, by fives, and answers the published figures; null while there are none. */
export async function countSelfDescriptions(tx: Tx, companyId: CompanyId, jobId: JobId) {
  await tx.execute(sql`select count_self_descriptions(${jobId})`)
  const { countedAt, figures } = adverseImpactFigures
  const [row] = await tx
    .select({ countedAt, figures })
    .from(adverseImpactFigures)
    .where(and(eq(adverseImpactFigures.companyId, companyId), eq(adverseImpactFigures.jobId, jobId)))
  return row ?? null
}

export async function selectPublishedFigures(tx: Tx, companyId: CompanyId) {
  return tx.select().from(adverseImpactFigures).where(eq(adverseImpactFigures.companyId, companyId))
}
