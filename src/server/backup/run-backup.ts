import { join } from 'node:path'
import { type Config, readConfig, WrongSettings } from '#platform/config/config.ts'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import { reachDatabase } from '#platform/database/open-database.ts'
import { withClient } from '#platform/database/with-client.ts'
import { openLog } from '#platform/log/open-log.ts'
import { describeStartError } from '../describe-start-error.ts'
import { openPlatform } from '../open-platform.ts'
import { NotABackup } from './backup-file.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { hasOtherConnections } from './store.ts'

/** Makes a backup beside a running server or without one; answers with what to tell the person. */
export async function runBackup(path: string): Promise<string> {
  const config = readConfig()
  const { owner, stop } = await reachDatabase({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    const source = { filesFolder: join(config.dataDir, 'files'), secretKey: config.secretKey }
    const { rows, files } = await withClient(owner, (client) => makeBackup({ ...source, client }, path))
    const apart = config.S3_URL ? ' Files in the bucket are not in it.' : ''
    return `${path} holds ${rows} rows and ${files} files. It opens with this installation's SECRET_KEY alone: keep that elsewhere.${apart}`
  } finally {
    await stop()
  }
}

/** Restores a backup while no server runs; answers with what to tell the person. */
export async function runRestore(path: string): Promise<string> {
  const config = readConfig()
  const { owner, stop } = await reachDatabase({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    if (await withClient(owner, hasOtherConnections))
      throw new NotABackup('A server runs on this database: stop it first.')
    return await restoreInto({ ...config, LOG_LEVEL: 'error' }, owner, path)
  } finally {
    await stop()
  }
}

async function restoreInto(config: Config, owner: OwnerConnection, path: string): Promise<string> {
  const { platform, close } = await openPlatform(config)
  try {
    const { madeAt, rows, files, erasedAgain } = await withClient(owner, (client) =>
      restoreBackup(platform, client, path),
    )
    return `Restored ${rows} rows and ${files} files of ${madeAt}; ${erasedAgain} erased since then were erased again.`
  } finally {
    await close()
  }
}

/** A sentence without a stack trace. */
export function describeFailure(error: unknown): string {
  if (error instanceof NotABackup || error instanceof WrongSettings) return error.message
  const { code } = (error ?? {}) as { code?: string }
  if (code === 'EEXIST') return 'There is such a file already: choose another name.'
  if (code === 'ENOENT') return 'There is no such file or folder.'
  return describeStartError(error)
}
