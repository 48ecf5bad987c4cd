import { WrongSettings } from '#platform/config/config.ts'
import { DatabaseNotStarted } from '#platform/database/database-unavailable.ts'
import { StorageFull } from '#platform/files/storage-full.ts'

const unusableFolder = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG'])

/** One sentence for errors that a person can fix; all others with their stack trace. */
export function describeStartError(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof DatabaseNotStarted || error instanceof StorageFull)
    return error.message
  const { code = '', message, path, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'Another program uses the port. Stop it, or set PORT to a free one.'
  if (code === 'EACCES' && syscall === 'listen')
    return 'This account may not listen on that port. Set PORT to one above 1023.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is not an address of this machine (${message}). Correct it, or leave it out.`
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Free some space and start again.'
  if (path !== undefined && unusableFolder.has(code))
    return `The data folder cannot be used (${message}). Set DATA_DIR to a folder that this account may write.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
