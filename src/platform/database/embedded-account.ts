import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { DatabaseNotStarted } from './database-unavailable.ts'

/** The user that the server runs as; null for the current user. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | null

/** Root runs the server as the owner of existing data, else as `postgres`, else as `nobody`. */
export function serverAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) {
    requireName()
    return null
  }
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = namedAccount('postgres') ?? namedAccount('nobody')
  if (!account)
    throw new DatabaseNotStarted(
      'The embedded database needs a user postgres or nobody: add one, or set DATABASE_URL.',
    )
  return account
}

function requireName(): void {
  try {
    userInfo()
  } catch {
    throw new DatabaseNotStarted(
      `The embedded database cannot run under user id ${process.getuid?.()}, which has no entry in /etc/passwd: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

function namedAccount(name: string): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}
