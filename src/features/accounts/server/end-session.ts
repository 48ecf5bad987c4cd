import type { SessionId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOtherSessions, deleteSession, deleteSessionById } from './sessions/store.ts'

type Deps = Pick<Platform, 'db' | 'audit'>

/** Ends one of one's own sessions at once; throws NOT_FOUND for any other. */
export async function endSession(
  { db, audit }: Deps,
  employer: Employer,
  sessionId: SessionId,
): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    const subjectId = await deleteSessionById(tx, employer, sessionId)
    if (subjectId === null) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId, actor: userId, action: 'session.ended', subjectId })
  })
}

/** Ends all of one's own sessions but the one that asks. */
export async function endOtherSessions({ db, audit }: Deps, employer: Employer): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    if ((await deleteOtherSessions(tx, employer)) === 0) return
    await audit.record(tx, { companyId, actor: userId, action: 'sessions.ended', subjectId: userId })
  })
}

/** Ends the session that asks. */
export async function logOut({ db, audit }: Deps, employer: Employer): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    await deleteSession(tx, employer)
    await audit.record(tx, { companyId, actor: userId, action: 'user.logged-out', subjectId: userId })
  })
}
