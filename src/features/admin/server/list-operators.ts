import type { Platform } from '#platform/platform.ts'
import { setupEnd, setupIsOpen } from './rules.ts'
import { selectOperators } from './store.ts'

export interface ListedOperator {
  email: string
  createdAt: Date
  state: 'ready' | 'invited' | 'link-expired'
  /** Until when an open link works. */
  linkEndsAt: Date | null
}

/** Everybody who runs this installation, the first one first. */
export async function listOperators({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<ListedOperator[]> {
  const rows = await db.forSystem(selectOperators)
  return rows.map((row) => {
    const { email, createdAt, setupSentAt } = row
    if (setupSentAt === null) return { email, createdAt, state: 'ready', linkEndsAt: null }
    const state = setupIsOpen(row, clock.now()) ? 'invited' : 'link-expired'
    return { email, createdAt, state, linkEndsAt: setupEnd(setupSentAt) }
  })
}
