import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseNotStarted } from './database-unavailable.ts'
import type { EmbeddedFolders } from './embedded-folders.ts'
import { runAs, startAs } from './embedded-process.ts'

const majorVersion = '18'
const logLimit = 10_000_000

/** Makes an empty cluster unless there is one. Of two processes one wins, and the other deletes its own. */
export function makeCluster({ account, bin, home, data }: EmbeddedFolders): void {
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const unfinished = join(home, `unfinished-${randomBytes(8).toString('hex')}`)
    const { status, stderr, stdout } = runAs(account, join(bin, 'initdb'), [
      ...['-D', unfinished, '-U', 'app', '--auth=trust', '--no-instructions'],
      // PostgreSQL's own C.UTF-8: not every system has one.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ])
    try {
      if (status !== 0) throw new DatabaseNotStarted(reasonIn(`${stdout}\n${stderr}`))
      renameSync(unfinished, data)
    } catch (error) {
      if (!existsSync(join(data, 'PG_VERSION'))) throw error
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    throw new DatabaseNotStarted(
      `${data} was written by PostgreSQL ${version}, not ${majorVersion}: restore a backup into a new DATA_DIR, or set DATABASE_URL.`,
    )
  }
}

/** Starts the postmaster; resolves should it end, e.g. because another process was first. */
export function startPostmaster(
  folders: EmbeddedFolders,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { account, bin, data, socketFolder, logFile } = folders
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    // Containers often have 64 MB of shared memory, too little for parallel workers.
    max_parallel_workers_per_gather: '0',
    ...settings,
  }
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > logLimit) truncateSync(logFile)
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const ended = startAs(account, join(bin, 'postgres'), args, logFile)
  chmodSync(logFile, 0o600)
  return ended
}

/** The server's own log on why it does not start. */
export function describeServerError({ logFile }: EmbeddedFolders): DatabaseNotStarted {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-4_000) : ''
  return new DatabaseNotStarted(reasonIn(log, logFile))
}

function reasonIn(output: string, logFile?: string): string {
  if (/No space left on device/.test(output))
    return 'The embedded database cannot start because the disk is full: free some space and start again.'
  if (/could not look up effective user ID/.test(output)) {
    return 'The embedded database cannot run under a user id without an entry in /etc/passwd: set DATABASE_URL to a PostgreSQL server.'
  }
  const last =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error:|^postgres: /.test(line))
      .at(-1)
      ?.trim() ?? 'no reason given'
  return `The embedded database does not start (${last}): ${logFile ? `read ${logFile}` : 'check DATA_DIR'}, or set DATABASE_URL to a PostgreSQL server.`
}

/** The running postmaster's process, or null; a number left over from before, now another program's, does not count. */
export function postmasterProcess(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/cwd`) === data ? pid : null
  } catch {
    return null
  }
}

/** Removes a postmaster.pid whose number now belongs to another program, for which PostgreSQL would wait for ever. */
export function removeStalePid({ data }: EmbeddedFolders): void {
  if (process.platform === 'linux' && postmasterProcess(data) === null)
    rmSync(join(data, 'postmaster.pid'), { force: true })
}

/** Asks the postmaster to disconnect all clients and exit, and waits for it. */
export async function stopPostmaster({ data }: EmbeddedFolders): Promise<void> {
  const pid = postmasterProcess(data)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(20)) {
    if (postmasterProcess(data) !== pid) return
  }
}
