import type { Identify } from '#platform/http/add-route.ts'
import type { Platform } from '#platform/platform.ts'
import { bearerHash } from './bearer-token.ts'
import { type FoundSession, identify, keepSeen, readSession } from './identify-employer.ts'

const maxKept = 10_000
const announcement = 'sessions '

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
  const idsOf = new Map<string, Set<string>>()
  let changes = 0
  const follower = db.follow((notice) => {
    changes++
    if (notice === null) for (const id of kept.keys()) forget(id)
    // Each connection hears of each change: nothing here may look through all sessions.
    else if (notice.startsWith(announcement))
      for (const id of idsOf.get(notice.slice(announcement.length)) ?? []) forget(id)
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
    if (kept.size >= maxKept && oldest !== undefined) forget(oldest)
    forget(id)
    kept.set(id, { session, until: now + config.SESSION_CACHE_SECONDS * 1000 })
    const { companyId } = session.employer
    idsOf.set(companyId, (idsOf.get(companyId) ?? new Set()).add(id))
  }

  function forget(id: string) {
    const known = kept.get(id)
    if (!known) return
    kept.delete(id)
    const { companyId } = known.session.employer
    const ids = idsOf.get(companyId)
    ids?.delete(id)
    if (ids?.size === 0) idsOf.delete(companyId)
  }
}

function readable(kept: KeptSession | undefined, now: number): FoundSession | null {
  if (!kept || kept.until <= now || kept.session.expiresAt.getTime() <= now) return null
  return kept.session
}
