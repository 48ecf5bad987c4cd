import type { Operator } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteSession } from './store.ts'

/** Ends the session at once. */
export async function logOutOperator(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { operatorId: id, sessionId }: Operator,
): Promise<void> {
  await db.forSystem(async (tx) => {
    await deleteSession(tx, sessionId)
    await audit.record(tx, { companyId: null, actor: id, action: 'operator.logged-out', subjectId: id })
  })
}
