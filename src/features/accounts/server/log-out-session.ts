import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteSession } from './sessions/store.ts'

/** Ends the session at once. */
export async function logOutSession(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  employer: Employer,
): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    await deleteSession(tx, employer)
    await audit.record(tx, { companyId, actor: userId, act: 'user.logged-out', subjectId: userId })
  })
}
