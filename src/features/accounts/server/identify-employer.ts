import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash } from './bearer-token.ts'
import { findSession } from './store.ts'

/** Finds who a bearer token belongs to; null when it is unknown or over. */
export async function identify(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  bearer: string,
): Promise<Employer | null> {
  const sessionId = bearerHash(bearer)
  const found = await db.forSystem((tx) => findSession(tx, sessionId, clock.now()))
  if (!found) return null
  const { onboardingStatus, ...employer } = found
  return { ...employer, onboarded: onboardingStatus === 'COMPLETED', sessionId }
}
