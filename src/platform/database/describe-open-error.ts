import { DatabaseNotStarted, sqlState } from './database-unavailable.ts'

/** Describes in one sentence why a database could not be opened, with the remedy; keeps the cause. */
export function describeOpenError(error: unknown): DatabaseNotStarted {
  if (error instanceof DatabaseNotStarted && sqlState(error) === null) return error
  return new DatabaseNotStarted(sentence(sqlState(error), reasonOf(error)), { cause: error })
}

function sentence(state: string | null, reason: string): string {
  switch (state) {
    case '28P01':
    case '28000':
      return `The database refuses the user or the password (${reason}): check DATABASE_URL.`
    case '3D000':
      return `There is no such database (${reason}): create it, or check DATABASE_URL.`
    case '42501':
      return `The database user lacks a right (${reason}): it must own the database, and either have CREATEROLE or be granted the roles mindhire_tenant, mindhire_system, mindhire_person and mindhire_candidate.`
    case '53100':
      return 'The disk of the database is full: free some space and start again.'
    case '53300':
      return `The database accepts no more connections (${reason}): raise its max_connections, or stop the programs that hold them.`
    default:
      if (reason.startsWith('Migration')) return `${reason}. It was rolled back.`
      return `The database does not answer (${reason}): check that it runs, and DATABASE_URL.`
  }
}

// An address with several meanings, such as localhost, fails with an error that has a code and no message.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name)
}
