import type { Access } from '#contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import type { Callable } from './route.ts'

interface Bearer {
  readToken: () => string | null
  tellSignedOut: () => void
  tellForbidden: (error: ApiError) => void
}

const nobody: Bearer = { readToken: () => null, tellSignedOut: () => {}, tellForbidden: () => {} }
let employer = nobody
let operator = nobody

/**
 * Says where the token comes from, what to do when the server no longer knows it, and what when it knows it and
 * refuses all the same (403).
 */
export function setBearer(
  readToken: () => string | null,
  tellSignedOut: () => void,
  tellForbidden: (error: ApiError) => void = () => {},
): void {
  employer = { readToken, tellSignedOut, tellForbidden }
}

/** The same for the operator's session, which an employer's in the same browser knows nothing of. */
export function setOperatorBearer(readToken: () => string | null, tellSignedOut: () => void): void {
  operator = { ...nobody, readToken, tellSignedOut }
}

/** Whose token goes with a call: nobody's where the link in the path is the key. */
function bearerOf(access: Access | undefined): Bearer {
  if (!access || access.who === 'link-holder') return nobody
  return access.who === 'operator' ? operator : employer
}

/** The token to send with a call. */
export const bearerFor = ({ access }: Callable): string | null => bearerOf(access).readToken()

/**
 * A 401 to a call that needs a signed-in user ends the session that sent it, not one begun since; a 403 may say
 * that what this browser knows of the user is old.
 */
export function noticeError({ access }: Callable, error: ApiError, sent: string | null): void {
  if (access?.who !== 'employer' && access?.who !== 'operator') return
  const { readToken, tellSignedOut, tellForbidden } = bearerOf(access)
  if (sent === null || sent !== readToken()) return
  if (error.status === 401) tellSignedOut()
  if (error.status === 403) tellForbidden(error)
}
