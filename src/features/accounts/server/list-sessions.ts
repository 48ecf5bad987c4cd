import type { AnswerOf } from '#contract/endpoint.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { listSessionsEndpoint as listSessionsCall } from '../contract/account.ts'
import { selectSessions } from './sessions/store.ts'

/** List the sessions of the signed-in user, last seen first. */
export async function listSessions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  employer: Employer,
): Promise<AnswerOf<typeof listSessionsCall>> {
  const rows = await db.forCompany(employer.companyId, (tx) => selectSessions(tx, employer, clock.now()))
  // Visitors of a demo share its user: each reads of their own session alone.
  const own = employer.isDemo ? rows.filter(({ tokenHash }) => tokenHash === employer.sessionId) : rows
  return own.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === employer.sessionId,
  }))
}
