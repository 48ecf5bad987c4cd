import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import type { Log } from '#platform/log/log.ts'

/** A log that says nothing. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

// One server for all test runs of one checkout and one user, wherever each keeps its temporary files.
const checkout = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8)
const folder = join('/tmp', `mindhire-test-${process.getuid?.() ?? 0}-${checkout}`)

/** A share in the test server: fast, and not made to survive a power cut. The last one out stops it. */
export function joinTestCluster(): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const { uid } = lstatSync(folder)
  if (uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user: remove it`)
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_connections: '400',
  }
  return startEmbeddedPostgres({ dataDir: folder, log: silentLog, settings })
}
