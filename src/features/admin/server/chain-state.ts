import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import type { Platform } from '#platform/platform.ts'

type ChainState = Awaited<ReturnType<typeof verifyAuditChain>>

const freshMs = 60_000
const verified = new WeakMap<Platform['db'], { at: number; state: Promise<ChainState> }>()

/**
 * Whether the chain of the audit log is intact, verified within the last minute: computing every hash is too much work
 * for each call. Parallel calls wait for one verification.
 */
export function chainState({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<ChainState> {
  const now = clock.now().getTime()
  const known = verified.get(db)
  if (known && now - known.at < freshMs) return known.state
  const state = db.forSystem(verifyAuditChain)
  verified.set(db, { at: now, state })
  state.catch(() => verified.delete(db))
  return state
}
