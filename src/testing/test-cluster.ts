import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, statfsSync } from 'node:fs'
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

// One server for all test runs of one checkout and one user.
const checkout = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8)
const folder = join(roomyMemory('/dev/shm') ?? '/tmp', `mindhire-test-${process.getuid?.() ?? 0}-${checkout}`)

/** A database is some thousand small files: copying them in memory takes a tenth of the time. */
function roomyMemory(path: string): string | null {
  if (!existsSync(path)) return null
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize > 4 * 1024 ** 3 ? path : null
}

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
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    max_connections: '400',
  }
  return startEmbeddedPostgres({ dataDir: folder, log: silentLog, settings })
}
