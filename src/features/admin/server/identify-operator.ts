import { bearerHash } from '#features/accounts/server/bearer-token.ts'
import type { Operator } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { findSession } from './store.ts'

/** Finds the operator a bearer token belongs to; null when it is unknown or expired. */
export async function identifyOperator(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  bearer: string,
): Promise<Operator | null> {
  const sessionId = bearerHash(bearer)
  return findOperatorOf({ db, clock }, sessionId)
}

/** Whose session it is; null when it has ended. */
export async function findOperatorOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sessionId: string,
): Promise<Operator | null> {
  const operatorId = await db.forSystem((tx) => findSession(tx, sessionId, clock.now()))
  return operatorId && { operatorId, sessionId }
}
