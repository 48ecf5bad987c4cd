import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash } from './bearer-token.ts'
import { staleBefore } from './rules.ts'
import { findSession, touchSession } from './sessions/store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>

/** Finds who a bearer token belongs to; null when it is unknown or over. */
export async function identify(platform: Deps, bearer: string): Promise<Employer | null> {
  const { db, clock } = platform
  const sessionId = bearerHash(bearer)
  const now = clock.now()
  const found = await db.forSystem((tx) => findSession(tx, sessionId, now))
  if (!found) return null
  const { onboardingStatus, lastSeenAt, ...user } = found
  const employer = { ...user, onboarded: onboardingStatus === 'COMPLETED', sessionId }
  if (lastSeenAt < staleBefore(now)) await keepSeen(platform, employer, now)
  return employer
}

// Worth one statement every few minutes, and no failed request.
async function keepSeen({ db, log }: Deps, employer: Employer, now: Date): Promise<void> {
  try {
    await db.forCompany(employer.companyId, (tx) => touchSession(tx, employer, now, staleBefore(now)))
  } catch (error) {
    log.warn({ err: error }, 'When a session was last seen was not written')
  }
}
