import type { ApiError } from './api-error.ts'
import type { Callable } from './route.ts'

let readToken: () => string | null = () => null
let tellSignedOut: () => void = () => {}
let tellForbidden: (error: ApiError) => void = () => {}

/**
 * Says where the token comes from, what to do when the server no longer knows it, and what when it knows it and
 * refuses all the same (403).
 */
export function setBearer(
  getToken: () => string | null,
  onSignedOut: () => void,
  onForbidden: (error: ApiError) => void = () => {},
): void {
  readToken = getToken
  tellSignedOut = onSignedOut
  tellForbidden = onForbidden
}

/** The token to send with a call: none where the link in the path is the key. */
export function bearerFor({ access }: Callable): string | null {
  return access && access.who !== 'link-holder' ? readToken() : null
}

/**
 * A 401 to a call that needs a signed-in user ends the session that sent it, not one begun since; a 403 may say
 * that what this browser knows of the user is old.
 */
export function noticeError({ access }: Callable, error: ApiError, sent: string | null): void {
  if (access?.who !== 'employer' || sent === null || sent !== readToken()) return
  if (error.status === 401) tellSignedOut()
  if (error.status === 403) tellForbidden(error)
}
