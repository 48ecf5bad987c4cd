import type { Role } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { Credentials, OnboardingStatus } from '../contract.ts'
import { bearerHash, mintBearer } from './bearer-token.ts'
import { checkCredentials } from './check-credentials.ts'
import { sessionEnd } from './rules.ts'
import { deleteOverSessions, insertSession, lockUser, selectCompany } from './store.ts'

/** A session that just began. */
export interface NewSession {
  bearer: string
  userId: UserId
  onboardingStatus: OnboardingStatus
  role: Role
}

/** Starts a session. Throws WRONG_LOGIN, or EMAIL_NOT_VERIFIED to whoever knows the password. */
export async function logInUser(
  platform: Pick<Platform, 'db' | 'clock' | 'audit'>,
  credentials: Credentials,
): Promise<NewSession> {
  const { db, clock, audit } = platform
  const user = await checkCredentials(platform, credentials)
  if (!user.verifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED')
  const { id, companyId } = user
  const bearer = mintBearer()
  const now = clock.now()
  return db.forCompany(companyId, async (tx) => {
    const current = await lockUser(tx, id)
    // A reset may have come between: the password that was checked is then no longer the right one.
    if (current?.passwordHash !== user.passwordHash) throw new Refusal('WRONG_LOGIN')
    await deleteOverSessions(tx, user, now)
    await insertSession(tx, {
      tokenHash: bearerHash(bearer),
      companyId,
      userId: id,
      expiresAt: sessionEnd(now),
    })
    await audit.record(tx, { companyId, actor: id, act: 'user.logged-in', subjectId: id })
    const company = await selectCompany(tx, companyId)
    const onboardingStatus = company?.onboardingStatus ?? 'PENDING'
    return { bearer, userId: id, onboardingStatus, role: current.role }
  })
}
