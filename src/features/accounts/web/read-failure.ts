import { ApiError, nothingSaid } from '#ui/api/api-error.ts'

/** What to say of a call that failed: the server's own words where it had any. */
export function readFailure(error: unknown, otherwise: { nothing: string; noAnswer: string }): string {
  if (!(error instanceof ApiError) || error.status === 0) return otherwise.noAnswer
  return error.message === '' || error.message === nothingSaid ? otherwise.nothing : error.message
}

/** The same, where the client's own words do for a server that cannot be reached. */
export const sayFailure = (error: unknown, nothing: string): string =>
  readFailure(error, { nothing, noAnswer: error instanceof ApiError ? error.message : nothing })
