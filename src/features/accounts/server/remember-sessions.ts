import type { Identify } from '#platform/http/add-route.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash } from './bearer-token.ts'
import { type FoundSession, identify, keepSeen, readSession } from './identify-employer.ts'

const maxKept = 10_000

interface KeptSession {
  session: FoundSession
  until: number
}

/**
 * Identifies as `identify` does, with a look into the database every few seconds a session. What ends or changes a
 * session is announced by triggers, and forgotten; while announcements may be missed nothing is kept.
 */
export function rememberSessions({ db, config }: Pick<Platform, 'db' | 'config'>): Identify {
  const kept = new Map<string, KeptSession>()
  let changes = 0
  const follower = db.follow((notice) => {
    changes++
    if (notice === null) kept.clear()
    for (const [id, { session }] of kept)
      if (notice === `sessions ${session.employer.companyId}`) kept.delete(id)
  })
  return async (platform, bearer) => {
    if (!follower.isLive()) return identify(platform, bearer)
    const id = bearerHash(bearer)
    const now = platform.clock.now().getTime()
    let session = readable(kept.get(id), now)
    if (!session) {
      const before = changes
      session = await readSession(platform, id)
      if (!session) return null
      // What was read may have changed meanwhile.
      if (changes === before && follower.isLive()) keep(id, session, now)
    }
    await keepSeen(platform, session)
    return session.employer
  }

  function keep(id: string, session: FoundSession, now: number) {
    const [oldest] = kept.keys()
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
    kept.set(id, { session, until: now + config.SESSION_CACHE_SECONDS * 1000 })
  }
}

function readable(kept: KeptSession | undefined, now: number): FoundSession | null {
  if (!kept || kept.until <= now || kept.session.expiresAt.getTime() <= now) return null
  return kept.session
}
