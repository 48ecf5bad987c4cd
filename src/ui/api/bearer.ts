import type { Access } from '#contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import type { Callable } from './route.ts'

/** The session behind a token, and the reaction to its refusal. */
interface Bearer {
  readToken: () => string | null
  /** 401: the server no longer knows the token. */
  onSignedOut: () => void
  /** 403: the server knows the user and refuses. */
  onForbidden: (error: ApiError) => void
}

const noBearer: Bearer = { readToken: () => null, onSignedOut: () => {}, onForbidden: () => {} }
let employer = noBearer
let operator = noBearer

/** Sets the employer's session. */
export function setBearer(
  readToken: () => string | null,
  onSignedOut: () => void,
  onForbidden: (error: ApiError) => void = () => {},
): void {
  employer = { readToken, onSignedOut, onForbidden }
}

/** Sets the operator's session, which is apart from an employer's in the same browser. */
export function setOperatorBearer(readToken: () => string | null, onSignedOut: () => void): void {
  operator = { ...noBearer, readToken, onSignedOut }
}

/** The session for a call; none where the link in the path is the key. */
function bearerOf(access: Access | undefined): Bearer {
  if (!access || access.who === 'link-holder') return noBearer
  return access.who === 'operator' ? operator : employer
}

/** The token to send with a call. */
export const bearerFor = ({ access }: Callable): string | null => bearerOf(access).readToken()

/** Reports a 401 or 403 to the session whose token was `sent`, but not to one that began since. */
export function noticeError({ access }: Callable, error: ApiError, sent: string | null): void {
  if (access?.who !== 'employer' && access?.who !== 'operator') return
  const { readToken, onSignedOut, onForbidden } = bearerOf(access)
  if (sent === null || sent !== readToken()) return
  if (error.status === 401) onSignedOut()
  if (error.status === 403) onForbidden(error)
}
