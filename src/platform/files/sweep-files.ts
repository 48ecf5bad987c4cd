import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import type { Files } from './files.ts'
import { keysWithRow } from './store.ts'

const hour = 3_600_000
/** Whatever writes a file has its row by then. However a sweep is delayed, removed within a day. */
const rowlessFor = 22 * hour
/** With the half hour between two sweeps, an hour. */
const stagedFor = hour / 2
const atOnce = 500

/** Removes what crashes left: received bytes within an hour, and files that no row names within a day. */
export const sweepFiles = defineTask({
  name: 'files.sweep',
  payload: z.strictObject({}),
  every: '11,41 * * * *',
  // Seventeen minutes at least: the next one comes after half an hour.
  retries: 9,
  run: async ({ files, db, clock, log }) => {
    const now = clock.now().getTime()
    await files.sweepStaged(new Date(now - stagedFor))
    let removed = 0
    for await (const keys of oldKeys(files, now - rowlessFor)) {
      const named = await db.forSystem((tx) => keysWithRow(tx, keys))
      for (const key of keys.filter((one) => !named.has(one))) {
        await files.remove(key)
        removed += 1
      }
    }
    if (removed > 0) log.warn({ removed }, 'files without a row were removed')
  },
})

async function* oldKeys(files: Files, before: number): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const { key, changedAt } of files.list()) {
    if (changedAt.getTime() < before) keys.push(key)
    if (keys.length < atOnce) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
