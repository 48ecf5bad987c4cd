import { type Config, readConfig, WrongSettings } from '#platform/config/config.ts'
import type { OwnerConnection } from '#platform/database/connect-database.ts'
import { reachDatabase } from '#platform/database/open-database.ts'
import { withClient } from '#platform/database/with-client.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { openLog } from '#platform/log/open-log.ts'
import { describeStartError } from '../describe-start-error.ts'
import { openPlatform } from '../open-platform.ts'
import { NotABackup } from './backup-file.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { hasOtherConnections, selectTombstones } from './store.ts'
import { addTombstones, readTombstones } from './tombstones-file.ts'

/** Makes a backup beside a running server or without one; answers with what to tell the person. */
export async function runBackup(path: string): Promise<string> {
  const config = readConfig()
  const { owner, stop } = await reachDatabase({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    const source = { files: await openFiles(config), secretKey: config.secretKey }
    const { rows, files, missing } = await withClient(owner, (client) =>
      makeBackup({ ...source, client }, path),
    )
    const lost = missing > 0 ? ` ${missing} more files were not in the storage.` : ''
    return `${path} holds ${rows} rows and ${files} files. It opens with this installation's SECRET_KEY alone: keep that elsewhere.${lost}`
  } finally {
    await stop()
  }
}

/** Adds the erased since the last time to a file; answers with what to tell the person. */
export async function runTombstones(path: string): Promise<string> {
  const { owner, stop } = await reachDatabase({ config: readConfig(), log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    return `${path} holds ${await addTombstones(path, await withClient(owner, selectTombstones))} tombstones.`
  } finally {
    await stop()
  }
}

/** Restores a backup while no server runs; answers with what to tell the person. */
export async function runRestore(path: string, tombstonesPath?: string): Promise<string> {
  const config = readConfig()
  const tombstones = tombstonesPath === undefined ? [] : await readTombstones(tombstonesPath)
  const { owner, stop } = await reachDatabase({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  try {
    if (await withClient(owner, hasOtherConnections))
      throw new NotABackup('A server runs on this database: stop it first.')
    return await restoreInto({ ...config, LOG_LEVEL: 'error' }, owner, { path, tombstones })
  } finally {
    await stop()
  }
}

async function restoreInto(
  config: Config,
  owner: OwnerConnection,
  { path, tombstones }: { path: string; tombstones: string[] },
): Promise<string> {
  const { platform, close } = await openPlatform(config)
  try {
    const { madeAt, rows, files, erasedAgain } = await withClient(owner, (client) =>
      restoreBackup(platform, client, path, tombstones),
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
