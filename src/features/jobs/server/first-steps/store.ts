import { eq, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { OwnStep } from '../../contract/first-steps.ts'
import { firstSteps } from '../tables.ts'

const columns = { questions: 'questionsReadAt', link: 'linkSharedAt' } as const

/** Null for a company that has done none of them. */
export async function selectFirstSteps(tx: Tx, companyId: CompanyId) {
  const { questionsReadAt, linkSharedAt } = firstSteps
  const rows = await tx
    .select({ questionsReadAt, linkSharedAt })
    .from(firstSteps)
    .where(eq(firstSteps.companyId, companyId))
  return rows[0] ?? null
}

/** Keeps when a step was first done. */
export async function upsertFirstStep(tx: Tx, companyId: CompanyId, step: OwnStep, now: Date) {
  const column = columns[step]
  await tx
    .insert(firstSteps)
    .values({ companyId, [column]: now })
    .onConflictDoUpdate({
      target: firstSteps.companyId,
      set: { [column]: sql`coalesce(${firstSteps[column]}, ${now.toISOString()})` },
    })
}
