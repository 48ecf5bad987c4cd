import type { Callable } from './route.ts'

let readToken: () => string | null = () => null
let tellSignedOut: () => void = () => {}

/** Says where the token comes from and what to do when the server no longer knows it. */
export function setBearer(getToken: () => string | null, onSignedOut: () => void): void {
  readToken = getToken
  tellSignedOut = onSignedOut
}

/** The token to send with a call: none where the link in the path is the key. */
export function bearerFor({ access }: Callable): string | null {
  return access && access.who !== 'link-holder' ? readToken() : null
}

/** A 401 to a call that needs a signed-in user ends the session that sent it, not one begun since. */
export function noticeStatus({ access }: Callable, status: number, sent: string | null): void {
  if (status === 401 && access?.who === 'employer' && sent !== null && sent === readToken()) tellSignedOut()
}
