import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteSession } from './store.ts'

/** Ends the session at once. */
export async function logOutSession(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  { companyId, userId, sessionId }: Employer,
): Promise<void> {
  await db.forCompany(companyId, async (tx) => {
    await deleteSession(tx, companyId, sessionId)
    await audit.record(tx, { companyId, actor: userId, act: 'user.logged-out', subjectId: userId })
  })
}
