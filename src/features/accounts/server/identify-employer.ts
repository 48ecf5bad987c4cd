import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash } from './bearer-token.ts'
import { staleBefore } from './rules.ts'
import { findSession, touchSession } from './sessions/store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>

/** A session as it was read. */
export interface FoundSession {
  employer: Employer
  lastSeenAt: Date
  expiresAt: Date
}

/** Finds who a bearer token belongs to; null when it is unknown or expired. */
export async function identify(platform: Deps, bearer: string): Promise<Employer | null> {
  const session = await readSession(platform, bearerHash(bearer))
  if (session) await keepSeen(platform, session)
  return session?.employer ?? null
}

export async function readSession({ db, clock }: Deps, sessionId: string): Promise<FoundSession | null> {
  const found = await db.forSystem((tx) => findSession(tx, sessionId, clock.now()))
  if (!found) return null
  const { onboardingStatus, lastSeenAt, expiresAt, ...user } = found
  const employer = Object.freeze({ ...user, onboarded: onboardingStatus === 'COMPLETED', sessionId })
  return { employer, lastSeenAt, expiresAt }
}

/** Worth one statement every few minutes, and no failed request. */
export async function keepSeen({ db, clock, log }: Deps, session: FoundSession): Promise<void> {
  const now = clock.now()
  const before = staleBefore(now)
  if (session.lastSeenAt >= before) return
  session.lastSeenAt = now
  const { employer } = session
  try {
    await db.forCompany(employer.companyId, (tx) => touchSession(tx, employer, now, before))
  } catch (error) {
    // Its message holds the values of the row.
    log.warn(
      { name: error instanceof Error ? error.name : 'unknown' },
      'When a session was last seen was not written',
    )
  }
}
