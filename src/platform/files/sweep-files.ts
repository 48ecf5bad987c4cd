import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import type { Files } from './files.ts'

const hour = 3_600_000
/** Whatever writes a file has its row by then. */
const rowlessFor = 24 * hour
const stagedFor = hour
const atOnce = 500

/** Removes what crashes left: received bytes after an hour, and files that no row names after a day. */
export const sweepFiles = defineTask({
  name: 'files.sweep',
  payload: z.strictObject({}),
  every: '41 * * * *',
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

/** Which of the keys stand in any column of any table that ends in `_key`. */
async function keysWithRow(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const columns = await tx.execute<{ place: string; name: string }>(
    sql`select table_name place, column_name name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`,
  )
  const named = new Set<string>()
  for (const { place, name } of columns.rows) {
    const column = sql.identifier(name)
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${column} as key from ${sql.identifier(place)} where ${column} = any(${sql.param(keys)})`,
    )
    for (const { key } of rows) named.add(key)
  }
  return named
}
